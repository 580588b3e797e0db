import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { momentFormat, momentText } from '../../words/moments.ts';
import type { DeskSetup } from '../parts/setup.ts';
import { upcomingCall } from './enquiry-changes.ts';

/** The ways to answer an enquiry. */
export interface ReplyLinks {
  /** The links for each number that the patient has given. */
  phones: PhoneLinks[];
  /** A `mailto:` link; null if there is no email address. */
  mail: string | null;
}

/** The links for one phone number. */
export interface PhoneLinks {
  /** The number, as people read it. */
  text: string;
  call: string;
  /** A link to WhatsApp; null for a landline. */
  chat: string | null;
}

/** A patient's phone number, its digits in groups; unchanged if the patient wrote anything besides one number. */
export function phoneText({ phone, phones }: Pick<ListedEnquiry, 'phone' | 'phones'>): string {
  const [first, ...others] = phones;
  const isOnlyNumber = first && others.length === 0 && /^[\p{Nd}\s()+-]*$/u.test(phone);
  return isOnlyNumber ? first.text : phone;
}

/** The part of an enquiry that a reply needs. */
type ReplyFields = Pick<ListedEnquiry, 'name' | 'phones' | 'email' | 'language'>;

/** The part of the setup that messages to patients are made from. */
type MessageSetup = Pick<
  DeskSetup,
  | ('messages' | 'clinicNames' | 'packageNames' | 'facts')
  | ('language' | 'languages' | 'locale' | 'partsOfDay')
>;

/**
 * Makes the links for answering an enquiry.
 * @param message the text of the WhatsApp message or email that a link opens, in the patient's language
 */
export function replyLinks(enquiry: ReplyFields, setup: MessageSetup, message: string): ReplyLinks {
  const { phones, email } = enquiry;
  // A URL cannot contain lone surrogates.
  const text = encodeURIComponent(message.toWellFormed());
  const subject = encodeURIComponent(mailSubject(enquiry, setup));
  return {
    phones: phones.map(({ number, text: numberText, canChat }) => ({
      text: numberText,
      call: `tel:${number}`,
      chat: canChat ? `https://wa.me/${number.slice(1)}?text=${text}` : null,
    })),
    // Some mail programs do not decode %40.
    mail:
      email === ''
        ? null
        : `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}&body=${text}`,
  };
}

/** The subject of an email to a patient, in the patient's language. */
export function mailSubject(enquiry: Pick<ReplyFields, 'language'>, setup: MessageSetup): string {
  const { clinic, messages } = inLanguageOf(enquiry, setup);
  return interpolate(messages.mailSubject, { CLINIC: clinic });
}

/**
 * The greeting of a message to a patient, in the patient's language. For an unanswered enquiry with emergency words, it
 * gives the number of the ambulance and mentions a promised or unanswered call. Any other greeting mentions such a call
 * or a question passed to the doctor, or else says thanks.
 * @param timeZone the clinic's time zone
 */
export function greetingTo(
  enquiry: Pick<ListedEnquiry, 'name' | 'language' | 'tab' | 'urgent' | 'pending'>,
  setup: MessageSetup,
  { timeZone, now }: { timeZone: string; now: Date },
): string {
  const { facts, languages } = setup;
  const { pending } = enquiry;
  const { clinic, messages } = inLanguageOf(enquiry, setup);
  const callAt = upcomingCall(pending, now);
  const wasNotAnswered = pending?.reason === 'no-answer';
  const isWithDoctor = pending?.reason === 'doctor' && !pending.doctorsNote;
  const greeting =
    (callAt && messages.callBackGreeting) ||
    (wasNotAnswered && messages.noAnswerGreeting) ||
    (isWithDoctor && messages.doctorGreeting) ||
    messages.greeting;
  const emergency = [
    messages.emergencyGreeting,
    callAt && messages.emergencyCallBack,
    wasNotAnswered && messages.emergencyNoAnswer,
  ];
  const text = isEmergency(enquiry) ? emergency.filter(Boolean).join(' ') : greeting;
  return interpolate(text, {
    ...(facts[enquiry.language] ?? facts[languages[0] ?? '']),
    NAME: greetingName(enquiry.name),
    CLINIC: clinic,
    TIME: callAt ? momentFor(enquiry, callAt, setup, timeZone) : '',
  });
}

/** Whether an enquiry has emergency words and is unanswered. */
export function isEmergency({ tab, urgent }: Pick<ListedEnquiry, 'tab' | 'urgent'>): boolean {
  return urgent && (tab === 'new' || tab === 'pending');
}

/** A ready answer to one enquiry. */
export interface ReadyAnswerLinks {
  /** Its name at the desk. */
  name: string;
  links: ReplyLinks;
}

/** The ready answers, in the patient's language if they exist in it, with the clinic's facts filled in. */
export function readyAnswersTo(
  enquiry: ReplyFields & Pick<ListedEnquiry, 'tab' | 'urgent'>,
  setup: MessageSetup,
): ReadyAnswerLinks[] {
  const { messages, facts, languages } = setup;
  const { emergencyReminder } = inLanguageOf(enquiry, setup).messages;
  const all = languages.flatMap((code) => messages[code]?.readyAnswers ?? []);
  // An answer written by reception may exist only in another language, and is then sent in that language.
  return [...new Set(all.map(({ id }) => id))].flatMap((id) => {
    const answerIn = (code: string) => messages[code]?.readyAnswers.find((each) => each.id === id);
    const code = [enquiry.language, ...languages].find(answerIn) ?? '';
    const readyAnswer = answerIn(code);
    if (!readyAnswer) return [];
    const factsInLanguage = facts[code] ?? {};
    const answer = dropMissingFacts(readyAnswer.text, factsInLanguage);
    if (answer === '') return [];
    const reminder = isEmergency(enquiry) && emergencyReminder;
    const message = interpolate([reminder, answer].filter(Boolean).join('\n\n'), {
      ...factsInLanguage,
      NAME: greetingName(enquiry.name),
    });
    return {
      name: (answerIn(setup.language) ?? readyAnswer).name,
      links: replyLinks(enquiry, setup, message),
    };
  });
}

/** Removes the paragraphs that mention a fact that the clinic does not have. */
export function dropMissingFacts(text: string, facts: Record<string, string>): string {
  const missingNames = Object.keys(facts).filter((name) => facts[name] === '');
  return text
    .split('\n\n')
    .filter((paragraph) => !missingNames.some((name) => paragraph.includes(`{${name}}`)))
    .join('\n\n');
}

/**
 * The message that reminds a patient of an agreed visit, in the patient's language.
 * @param timeZone the clinic's time zone
 */
export function reminderText(
  visit: { name: string; language: string; at: string; link: string },
  setup: MessageSetup,
  timeZone: string,
): string {
  const { clinic, messages } = inLanguageOf(visit, setup);
  const { ADDRESS = '' } = setup.facts[visit.language] ?? {};
  return fillParagraphs(messages.reminder, {
    NAME: greetingName(visit.name),
    CLINIC: clinic,
    TIME: momentFor(visit, visit.at, setup, timeZone),
    ADDRESS: ADDRESS && `\n${ADDRESS}\n`,
    LINK: visit.link,
  });
}

/**
 * The message that offers the current visit time, in the patient's language, or says that the clinic is closed then
 * after all. The replaced time, the sentence for the patient, the packages and the address are on separate lines.
 * @param timeZone the clinic's time zone
 * @returns null if no visit is offered
 */
export function offerText(
  enquiry: OpenedEnquiry,
  setup: MessageSetup,
  timeZone: string,
): string | null {
  const { name, language, booked, request, visit } = enquiry;
  if (!request || visit.at === null) return null;
  const { clinic, messages } = inLanguageOf(enquiry, setup);
  const timeOf = (moment: string) => momentFor(enquiry, moment, setup, timeZone);
  const [NAME, TIME] = [greetingName(name), timeOf(visit.at)];
  const values = { NAME, CLINIC: clinic, TIME, LINK: request.link };
  if (request.isClosed) return interpolate(messages.closedOffer, values);
  const { patientNote = '' } =
    request.history.find(({ kind, offer }) => {
      return (kind === 'offered' || kind === 'changed') && offer === visit.offer;
    }) ?? {};
  const { insteadOf } = request;
  const replacementLine =
    insteadOf && interpolate(messages.replacedOffer, { TIME: timeOf(insteadOf) });
  const lines = [replacementLine, patientNote].filter(Boolean);
  const template = messages.offer;
  // A clinic's own text may lack {LINE}, but the patient must learn which time is cancelled.
  const fullTemplate =
    replacementLine && !template.includes('{LINE}') ? `${template}\n${replacementLine}` : template;
  const packages = bookedNames(booked, setup.packageNames[language]);
  const address = setup.facts[language]?.['ADDRESS'];
  return fillParagraphs(fullTemplate, {
    ...values,
    PACKAGE: packages.length > 0 ? `\n${packages.join(', ')}\n` : '',
    ADDRESS: address ? `\n${address}\n` : '',
    LINE: lines.length > 0 ? `\n${lines.join('\n')}\n` : '',
  });
}

/**
 * The names of what was booked.
 * @param packages the names of packages by id, in the reader's language; a package that no longer exists keeps its name
 */
export function bookedNames(
  booked: ListedEnquiry['booked'],
  packages: Record<string, string> = {},
): string[] {
  return booked.map(({ kind, id, title }) => (kind === 'package' && packages[id]) || title);
}

/** Fills in each paragraph of a template; an empty placeholder leaves no gap and no empty paragraph. */
function fillParagraphs(template: string, values: Record<string, string>): string {
  const paragraphs = template.split(/\n\s*\n/).map((paragraph) => {
    const text = interpolate(paragraph, values).trim();
    return text.replace(/\s*\n\s*/g, '\n').replace(/ {2,}/g, ' ');
  });
  return paragraphs.filter(Boolean).join('\n\n');
}

/** The clinic's name and its messages in the language of an enquiry, or else in the default one. */
function inLanguageOf(
  { language }: Pick<ListedEnquiry, 'language'>,
  { clinicNames, messages, languages }: MessageSetup,
) {
  const [defaultLanguage = ''] = languages;
  const messagesInLanguage = messages[language] ?? messages[defaultLanguage];
  if (!messagesInLanguage) throw new Error('The clinic has no messages to patients.');
  const clinic = clinicNames[language] ?? clinicNames[defaultLanguage] ?? '';
  return { clinic, messages: messagesInLanguage };
}

/** What a greeting omits from a name, wherever it is: "(my son writes)", "Retd." */
const nameAdditions = [
  /[([{][^)\]}]*[)\]}]?/gu,
  /[,\s]+(?:retd|rtd|retired|ret['’]d)\.?(?=$|[\s,])/giu,
];
/** Omitted at the end of a name: the Hindi greeting adds its own "जी". */
const honorific = /[,\s]+(?:जी|ji|saheb|sahib|साहेब|साहब)\.?$/iu;

/** The name in a greeting, without anything in brackets, "Retd." or a final "ji". */
function greetingName(name: string): string {
  const nameOnly = nameAdditions.reduce((text, addition) => text.replace(addition, ' '), name);
  const greetingText = nameOnly
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim()
    .replace(honorific, '')
    .replace(/[\s,;:-]+$/, '');
  return greetingText === '' ? name.replace(/[()[\]{}]/g, '').trim() : greetingText;
}

/**
 * Writes a time by the clinic's clock in the language of an enquiry: "Tuesday 24 November, 10:30 AM".
 * @param moment ISO 8601
 * @param timeZone the clinic's time zone
 */
function momentFor(
  { language }: Pick<ListedEnquiry, 'language'>,
  moment: string,
  { locale, partsOfDay }: MessageSetup,
  timeZone: string,
): string {
  const country = new Intl.Locale(locale).region ?? '';
  const clinic = { language, address: { country }, timeZone };
  return momentText(moment, momentFormat(clinic, { partsOfDay: partsOfDay[language] }));
}
