import type { OpenedEnquiry } from '../../../shared/desk/enquiries.ts';
import { type DeskSetup, fill } from '../parts/setup.ts';

/** The ways to answer an enquiry. */
export interface ReplyLinks {
  /** One for each number that the patient has typed. */
  phones: PhoneLinks[];
  mail: string;
}

interface PhoneLinks {
  /** The number, as people read it. */
  text: string;
  call: string;
  /** Null where the number is a landline's. */
  chat: string | null;
}

/** How to answer an enquiry; messages begin with a greeting in the patient's language. */
export function replyLinks(
  { name, phones, email, language }: OpenedEnquiry,
  { copy, clinicNames, locale }: Omit<DeskSetup, 'isHeart'>,
): ReplyLinks {
  const main = locale.slice(0, 2);
  const clinic = clinicNames[language] ?? clinicNames[main] ?? '';
  const inLanguage = (texts: Record<string, string>) => texts[language] ?? texts[main] ?? '';
  const text = encodeURIComponent(fill(inLanguage(copy.greetings), { NAME: name, CLINIC: clinic }));
  const subject = encodeURIComponent(fill(inLanguage(copy.mailSubjects), { CLINIC: clinic }));
  return {
    phones: phones.map(({ number, text: written, canChat }) => ({
      text: written,
      call: `tel:${number}`,
      chat: canChat ? `https://wa.me/${number.slice(1)}?text=${text}` : null,
    })),
    mail: `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${text}`,
  };
}
