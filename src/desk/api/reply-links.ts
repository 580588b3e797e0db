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

/** What messages to patients are made from. */
export type MessageSetup = Pick<DeskSetup, 'copy' | 'clinicNames' | 'languages'>;

/** The clinic's name in the language of an enquiry, and the text of several that is in it. */
export function inLanguageOf(
  { language }: Pick<OpenedEnquiry, 'language'>,
  { clinicNames, languages }: Pick<MessageSetup, 'clinicNames' | 'languages'>,
) {
  const [main = ''] = languages;
  return {
    clinic: clinicNames[language] ?? clinicNames[main] ?? '',
    text: (texts: Record<string, string>) => texts[language] ?? texts[main] ?? '',
  };
}

/**
 * How to answer an enquiry.
 * @param message what messages begin with; a greeting in the patient's language if omitted
 */
export function replyLinks(
  enquiry: OpenedEnquiry,
  setup: MessageSetup,
  message = greetingTo(enquiry, setup),
): ReplyLinks {
  const { phones, email } = enquiry;
  const text = encodeURIComponent(message);
  const subject = encodeURIComponent(mailSubject(enquiry, setup));
  return {
    phones: phones.map(({ number, text: written, canChat }) => ({
      text: written,
      call: `tel:${number}`,
      chat: canChat ? `https://wa.me/${number.slice(1)}?text=${text}` : null,
    })),
    mail: `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${text}`,
  };
}

/** The subject of an email to a patient, in the patient's language. */
export function mailSubject(enquiry: Pick<OpenedEnquiry, 'language'>, setup: MessageSetup): string {
  const { clinic, text } = inLanguageOf(enquiry, setup);
  return fill(text(setup.copy.mailSubjects), { CLINIC: clinic });
}

function greetingTo(enquiry: OpenedEnquiry, setup: MessageSetup): string {
  const { clinic, text } = inLanguageOf(enquiry, setup);
  return fill(text(setup.copy.greetings), { NAME: enquiry.name, CLINIC: clinic });
}
