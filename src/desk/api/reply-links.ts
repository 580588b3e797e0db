import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { DeskSetup } from '../parts/setup.ts';

/** The ways to answer an enquiry. */
export interface ReplyLinks {
  /** One for each number that the patient has given. */
  phones: PhoneLinks[];
  /** Null if there is no email address. */
  mail: string | null;
}

/** The ways to reach a number. */
export interface PhoneLinks {
  /** The number, as people read it. */
  text: string;
  call: string;
  /** Null for a landline. */
  chat: string | null;
}

/** What a reply needs to know about an enquiry. */
export type Answered = Pick<ListedEnquiry, 'name' | 'phones' | 'email' | 'language'>;

/** What messages to patients are made from. */
export type MessageSetup = Pick<DeskSetup, 'copy' | 'clinicNames' | 'languages'>;

/** What ready answers are made from. */
type AnswerSetup = MessageSetup & Pick<DeskSetup, 'facts' | 'language'>;

/** The clinic's name in the language of an enquiry, and a function that picks the text in that language. */
export function inLanguageOf(
  { language }: Pick<Answered, 'language'>,
  { clinicNames, languages }: Pick<MessageSetup, 'clinicNames' | 'languages'>,
) {
  const [main = ''] = languages;
  return {
    clinic: clinicNames[language] ?? clinicNames[main] ?? '',
    text: (texts: Record<string, string>) => texts[language] ?? texts[main] ?? '',
  };
}

/**
 * Makes the links for answering an enquiry.
 * @param message the text that messages begin with; a greeting in the patient's language if omitted
 */
export function replyLinks(
  enquiry: Answered,
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
    mail:
      email === '' ? null : `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${text}`,
  };
}

/** The subject of an email to a patient, in the patient's language. */
export function mailSubject(enquiry: Pick<Answered, 'language'>, setup: MessageSetup): string {
  const { clinic, text } = inLanguageOf(enquiry, setup);
  return interpolate(text(setup.copy.mailSubjects), { CLINIC: clinic });
}

function greetingTo(enquiry: Answered, setup: MessageSetup): string {
  const { clinic, text } = inLanguageOf(enquiry, setup);
  return interpolate(text(setup.copy.greetings), { NAME: enquiry.name, CLINIC: clinic });
}

/** A ready answer to one enquiry. */
export interface ReadyAnswer {
  /** What the desk calls it. */
  name: string;
  links: ReplyLinks;
}

/** The ready answers in the patient's language, with the clinic's facts, where the clinic has any of them. */
export function readyAnswersTo(enquiry: Answered, setup: AnswerSetup): ReadyAnswer[] {
  const { copy, facts, languages } = setup;
  const [main = ''] = languages;
  return copy.readyAnswers.flatMap(({ name, text }) => {
    const language = text[enquiry.language] === undefined ? main : enquiry.language;
    const known = facts[language] ?? {};
    const message = interpolate(withoutGaps(text[language] ?? '', known), {
      ...known,
      NAME: enquiry.name,
    });
    if (message === '') return [];
    return {
      name: name[setup.language] ?? name[main] ?? Object.values(name)[0] ?? '',
      links: replyLinks(enquiry, setup, message),
    };
  });
}

/** A text without the paragraphs that name a fact which the clinic does not have. */
function withoutGaps(text: string, facts: Record<string, string>): string {
  const missing = Object.keys(facts).filter((name) => facts[name] === '');
  return text
    .split('\n\n')
    .filter((paragraph) => !missing.some((name) => paragraph.includes(`{${name}}`)))
    .join('\n\n');
}
