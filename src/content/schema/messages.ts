import { z } from 'zod';
import { slug, text, textWith } from '../fields/fields.ts';

/** The facts that a ready answer may name. */
const facts = ['NAME', 'CLINIC', 'PHONE', 'AMBULANCE', 'ADDRESS', 'MAP', 'HOURS', 'FEES', 'PRICES'];

/** `messages.yaml`: what staff write to patients who read the language of the folder. */
export const messagesSchema = z.strictObject({
  greeting: textWith('NAME', 'CLINIC').describe(
    'How a message to a patient begins; {NAME} is the patient, {CLINIC} the clinic.',
  ),
  emergencyGreeting: textWith('NAME', 'CLINIC', 'AMBULANCE', 'PHONE').describe(
    'The same while an enquiry with emergency words waits for an answer; {AMBULANCE} and {PHONE} are the numbers.',
  ),
  emergencyCallBack: textWith('TIME').describe(
    'The sentence after the emergency greeting while a call is promised for {TIME}.',
  ),
  emergencyNoAnswer: text.describe(
    'The sentence after the emergency greeting once a call was not answered.',
  ),
  emergencyReminder: textWith('AMBULANCE').describe(
    'The paragraph before a ready answer to an enquiry with emergency words.',
  ),
  callBackGreeting: textWith('NAME', 'CLINIC', 'TIME', 'PHONE').describe(
    'How a message begins while a call is promised for {TIME}.',
  ),
  noAnswerGreeting: textWith('NAME', 'CLINIC', 'PHONE').describe(
    'The same after a call that nobody answered.',
  ),
  doctorGreeting: textWith('NAME', 'CLINIC', 'PHONE').describe(
    'The same while the enquiry waits for the doctor, until the doctor has written a note.',
  ),
  mailSubject: textWith('CLINIC').describe('The subject of an email to a patient.'),
  offer: textWith('NAME', 'CLINIC', 'TIME', 'PACKAGE', 'LINE', 'ADDRESS', 'LINK').describe(
    'The message that offers a visit, with {TIME}, the {PACKAGE} asked for, the {LINE} that staff add, the {ADDRESS} and the {LINK} to answer.',
  ),
  replacedOffer: textWith('TIME').describe(
    'The sentence before {LINE} in that message if it replaces an earlier time, {TIME}.',
  ),
  closedOffer: textWith('NAME', 'CLINIC', 'TIME', 'LINK').describe(
    'The message that replaces the offer if the clinic is now closed at {TIME}.',
  ),
  reminder: textWith('NAME', 'CLINIC', 'TIME', 'ADDRESS', 'LINK').describe(
    'The message that reminds a patient of an agreed visit the day before, with {TIME}, the {ADDRESS} and the {LINK} to cancel.',
  ),
  answer: textWith('NAME', 'CLINIC', 'ANSWER')
    .optional()
    .describe(
      'The message that sends an {ANSWER} of the page “Before you come”; without it, the desk does not offer these answers.',
    ),
  readyAnswers: z
    .array(
      z.strictObject({
        id: slug.describe('The same in every language.'),
        name: text.describe('What the button says, one or two words.'),
        text: textWith(...facts).describe('The message.'),
      }),
    )
    .max(20)
    .describe(
      'Messages that staff send often, with {NAME}, {CLINIC}, {PHONE}, {AMBULANCE}, {ADDRESS}, {MAP}, {HOURS}, {FEES} and {PRICES}; a paragraph whose fact is missing is omitted.',
    ),
  readyNotices: z
    .strictObject({
      oneDay: textWith('DAY', 'PHONE').describe('Closed on {DAY}.'),
      severalDays: textWith('DAY', 'LAST', 'PHONE').describe('Closed from {DAY} to {LAST}.'),
      otherHours: textWith('DAY', 'OPENS', 'CLOSES', 'PHONE').describe(
        'Open from {OPENS} to {CLOSES} on {DAY}.',
      ),
      otherHoursOnDays: textWith('DAY', 'LAST', 'OPENS', 'CLOSES', 'PHONE').describe(
        'The same each day from {DAY} to {LAST}.',
      ),
      late: textWith('PHONE').describe('The doctor is late today.'),
      away: textWith('DAY', 'PHONE').describe('The doctor is away until {DAY}.'),
    })
    .describe('What a notice at the top of the pages can begin with; {PHONE} is the clinic’s.'),
});

/** What staff write to patients who read one language. */
export type Messages = z.output<typeof messagesSchema>;
