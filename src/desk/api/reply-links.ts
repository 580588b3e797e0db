import type { OpenedEnquiry } from '../../../shared/desk/index.ts';
import { type DeskSetup, fill } from '../setup.ts';

/** The ways to answer an enquiry; null where what was typed is no phone number. */
export interface ReplyLinks {
  call: string | null;
  chat: string | null;
  mail: string;
}

/** How to answer an enquiry; messages begin with a greeting in the visitor's language. */
export function replyLinks(
  { name, phone, email, language }: OpenedEnquiry,
  { copy, clinicNames, locale, callingCode }: DeskSetup,
): ReplyLinks {
  const main = locale.slice(0, 2);
  const clinicOf = (code: string) => clinicNames[code] ?? clinicNames[main] ?? '';
  const greeting = copy.greetings[language] ?? copy.greetings[main] ?? '';
  const text = encodeURIComponent(fill(greeting, { NAME: name, CLINIC: clinicOf(language) }));
  const subject = fill(copy.enquiry.mailSubject, { CLINIC: clinicOf(main) });
  const number = internationalNumber(phone, callingCode);
  return {
    call: number && `tel:+${number}`,
    chat: number && `https://wa.me/${number}?text=${text}`,
    mail: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${text}`,
  };
}

/**
 * A phone number as it is dialled from anywhere, in digits.
 * @param typed as a visitor has written it
 * @param callingCode of the country that a number without one is in
 */
export function internationalNumber(typed: string, callingCode: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 7) return null;
  if (typed.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const isWhole = digits.startsWith(callingCode) && digits.length > 10;
  return isWhole ? digits : callingCode + digits.replace(/^0/, '');
}
