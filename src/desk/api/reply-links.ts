import type { ListedEnquiry } from '../../../shared/desk/enquiries.ts';
import { type DeskSetup, fill } from '../parts/setup.ts';

/** The ways to answer an enquiry. */
export interface ReplyLinks {
  /** One for each number that the patient has typed. */
  phones: PhoneLinks[];
  /** Null where there is no address. */
  mail: string | null;
}

interface PhoneLinks {
  /** The number, as people read it. */
  text: string;
  call: string;
  /** Null where the number is a landline's. */
  chat: string | null;
}

/** What an answer needs to know of an enquiry. */
export type Answered = Pick<ListedEnquiry, 'name' | 'phones' | 'email' | 'language'>;

/** What messages to patients are made from. */
export type MessageSetup = Pick<DeskSetup, 'copy' | 'clinicNames' | 'facts' | 'locale'>;

/** The clinic's name in the language of an enquiry, and the text of several that is in it. */
function inLanguageOf(
  { language }: Pick<Answered, 'language'>,
  { clinicNames, locale }: Pick<MessageSetup, 'clinicNames' | 'locale'>,
) {
  const main = locale.slice(0, 2);
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
  enquiry: Answered,
  setup: MessageSetup,
  message = greetingTo(enquiry, setup),
): ReplyLinks {
  const { phones, email } = enquiry;
  const { clinic, text: inLanguage } = inLanguageOf(enquiry, setup);
  const text = encodeURIComponent(message);
  const subject = encodeURIComponent(fill(inLanguage(setup.copy.mailSubjects), { CLINIC: clinic }));
  return {
    phones: phones.map(({ number, text: written, canChat }) => ({
      text: written,
      call: `tel:${number}`,
      chat: canChat ? `https://wa.me/${number.slice(1)}?text=${text}` : null,
    })),
    mail:
      email === '' ? null : `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${text}`,
  };
}

function greetingTo(enquiry: Answered, setup: MessageSetup): string {
  const { clinic, text } = inLanguageOf(enquiry, setup);
  return fill(text(setup.copy.greetings), { NAME: enquiry.name, CLINIC: clinic });
}

/** A ready answer to one enquiry. */
export interface ReadyAnswer {
  /** What the desk calls it. */
  name: string;
  links: ReplyLinks;
}

/** The ready answers in the patient's language, with the clinic's facts. */
export function readyAnswersTo(enquiry: Answered, setup: MessageSetup): ReadyAnswer[] {
  const { copy, facts, locale } = setup;
  const main = locale.slice(0, 2);
  return copy.readyAnswers.map(({ name, text }) => {
    const language = text[enquiry.language] === undefined ? main : enquiry.language;
    const message = fill(text[language] ?? '', { ...facts[language], NAME: enquiry.name });
    return {
      name: name[main] ?? Object.values(name)[0] ?? '',
      links: replyLinks(enquiry, setup, message),
    };
  });
}
