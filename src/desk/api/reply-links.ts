import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { DeskSetup } from '../parts/setup.ts';
import { callToCome } from './enquiry-changes.ts';
import { greetingName, inLanguageOf, momentFor } from './patient-language.ts';

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
type Answered = Pick<ListedEnquiry, 'name' | 'phones' | 'email' | 'language'>;

/** What messages to patients are made from. */
type MessageSetup = Pick<DeskSetup, 'messages' | 'clinicNames' | 'languages'>;

/** What ready answers are made from. */
type AnswerSetup = MessageSetup & Pick<DeskSetup, 'facts' | 'language'>;

/** What greetings are made from. */
type GreetingSetup = MessageSetup & Pick<DeskSetup, 'facts' | 'locale' | 'partsOfDay'>;

/**
 * Makes the links for answering an enquiry.
 * @param message the text that messages begin with, in the patient's language
 */
export function replyLinks(enquiry: Answered, setup: MessageSetup, message: string): ReplyLinks {
  const { phones, email } = enquiry;
  // No address can hold half a character.
  const text = encodeURIComponent(message.toWellFormed());
  const subject = encodeURIComponent(mailSubject(enquiry, setup));
  return {
    phones: phones.map(({ number, text: written, canChat }) => ({
      text: written,
      call: `tel:${number}`,
      chat: canChat ? `https://wa.me/${number.slice(1)}?text=${text}` : null,
    })),
    // Some mail programs take %40 as it is written.
    mail:
      email === ''
        ? null
        : `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}&body=${text}`,
  };
}

/** The subject of an email to a patient, in the patient's language. */
export function mailSubject(enquiry: Pick<Answered, 'language'>, setup: MessageSetup): string {
  const { clinic, messages } = inLanguageOf(enquiry, setup);
  return interpolate(messages.mailSubject, { CLINIC: clinic });
}

/**
 * How a message to a patient begins, in the patient's language: with the ambulance while somebody with words of an
 * emergency waits for an answer, and with the call that was promised or made in vain, with the doctor who has not
 * written yet, or with thanks.
 * @param timeZone the clinic's
 */
export function greetingTo(
  enquiry: Pick<ListedEnquiry, 'name' | 'language' | 'tab' | 'urgent' | 'pending'>,
  setup: GreetingSetup,
  { timeZone, now }: { timeZone: string; now: Date },
): string {
  const { facts, languages } = setup;
  const { pending } = enquiry;
  const { clinic, messages } = inLanguageOf(enquiry, setup);
  const callAt = callToCome(pending, now);
  const isInVain = pending?.reason === 'no-answer';
  const isAsked = pending?.reason === 'doctor' && !pending.doctorsNote;
  const usual =
    (callAt && messages.callBackGreeting) ||
    (isInVain && messages.noAnswerGreeting) ||
    (isAsked && messages.doctorGreeting) ||
    messages.greeting;
  const emergency = [
    messages.emergencyGreeting,
    callAt && messages.emergencyCallBack,
    isInVain && messages.emergencyNoAnswer,
  ];
  const own = isEmergency(enquiry) ? emergency.filter(Boolean).join(' ') : usual;
  return interpolate(own, {
    ...(facts[enquiry.language] ?? facts[languages[0] ?? '']),
    NAME: greetingName(enquiry.name),
    CLINIC: clinic,
    TIME: callAt ? momentFor(enquiry, callAt, setup, timeZone) : '',
  });
}

/** Whether words of an emergency wait for an answer. */
function isEmergency({ tab, urgent }: Pick<ListedEnquiry, 'tab' | 'urgent'>): boolean {
  return urgent && (tab === 'new' || tab === 'pending');
}

/** A ready answer to one enquiry. */
export interface ReadyAnswer {
  /** What the desk calls it. */
  name: string;
  links: ReplyLinks;
}

/** The ready answers in the patient's language, with the clinic's facts, where the clinic has any of them. */
export function readyAnswersTo(
  enquiry: Answered & Pick<ListedEnquiry, 'tab' | 'urgent'>,
  setup: AnswerSetup,
): ReadyAnswer[] {
  const { messages, facts, languages } = setup;
  const [main = ''] = languages;
  const { emergencyReminder } = inLanguageOf(enquiry, setup).messages;
  return (messages[main]?.readyAnswers ?? []).flatMap((inMain) => {
    const answerIn = (code: string) =>
      messages[code]?.readyAnswers.find(({ id }) => id === inMain.id);
    const own = answerIn(enquiry.language);
    const known = facts[own ? enquiry.language : main] ?? {};
    const answer = withoutGaps((own ?? inMain).text, known);
    if (answer === '') return [];
    const reminder = isEmergency(enquiry) && emergencyReminder;
    const message = interpolate([reminder, answer].filter(Boolean).join('\n\n'), {
      ...known,
      NAME: greetingName(enquiry.name),
    });
    return {
      name: (answerIn(setup.language) ?? inMain).name,
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
