import { z } from 'zod';
import { emergencyWords } from '../../../../shared/desk/emergency-words.ts';
import { serverCopy } from '../../../../shared/desk/server-copy.ts';
import { textWith } from '../../fields/text.ts';
import { enquiryCopy, enquiryPartCopy, enterCopy, listCopy } from './enquiries.ts';
import { noticeCopy, readyNotices } from './notices.ts';
import { numberCopy } from './numbers.ts';
import { optionalCopy } from './optional-copy.ts';
import { accountCopy, actionCopy, notificationCopy, peopleCopy, signInCopy } from './people.ts';
import { elementCopy, textCopy } from './post-text.ts';
import {
  postChoiceCopy,
  postCopy,
  postListCopy,
  publishingCopy,
  translationCopy,
} from './posts.ts';
import { readyAnswers } from './ready-answers.ts';
import { siteCopy, siteFileCopy, sitePartCopy, sitePublishingCopy } from './site.ts';
import { siteChecklistCopy, siteDueCopy, sitePageCopy } from './site-page.ts';
import { visitCopy } from './visits.ts';

const greetings = {
  en: 'Hello {NAME}, this is {CLINIC}. Thank you for writing to us.',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। हमसे संपर्क करने के लिए धन्यवाद।',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. आमच्याशी संपर्क साधल्याबद्दल धन्यवाद.',
};

const mailSubjects = {
  en: 'Your message to {CLINIC}',
  hi: '{CLINIC} को भेजा आपका मैसेज',
  mr: 'तुम्ही {CLINIC}ला पाठवलेला मेसेज',
};

const offers = {
  en: 'Hello {NAME}, this is {CLINIC}. We can see you on {TIME}. {LINE} Please answer here: {LINK}',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। आप {TIME} बजे आ सकते हैं। {LINE} कृपया यहाँ जवाब दें: {LINK}',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. तुम्ही {TIME} वाजता येऊ शकता. {LINE} कृपया इथे उत्तर द्या: {LINK}',
};

const replacedOffers = {
  en: 'The earlier time, {TIME}, no longer holds: please do not come then.',
  hi: 'पहले बताया गया {TIME} बजे का समय अब कैंसल हो गया है। कृपया उस समय न आएँ।',
  mr: 'आधीची {TIME} वाजताची वेळ आता रद्द झाली आहे. कृपया त्या वेळी येऊ नका.',
};

const closedOffers = {
  en: 'Hello {NAME}, this is {CLINIC}. Your visit on {TIME} cannot take place, because the clinic is closed then. Please do not come then. You can tell us here when another time suits you: {LINK}',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। {TIME} बजे की आपकी मुलाकात नहीं हो पाएगी, क्योंकि उस समय क्लिनिक बंद रहेगा। कृपया उस समय न आएँ। आप कब आ सकते हैं, यहाँ बताएँ: {LINK}',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. {TIME} वाजताची तुमची भेट होऊ शकणार नाही, कारण तेव्हा क्लिनिक बंद राहील. कृपया त्या वेळी येऊ नका. तुम्ही कधी येऊ शकता ते इथे सांगा: {LINK}',
};

/** Texts to a patient, by the language of the enquiry. */
function byLanguage(usual: Record<string, string>, names: string[], description: string) {
  return z
    .record(z.string().regex(/^[a-z]{2}$/), textWith(...names))
    .default({})
    .describe(description)
    .transform((own): Record<string, string> => ({ ...usual, ...own }));
}

/**
 * `desk.yaml`: the copy of the desk. The file may be absent, and so may each of its fields: what is
 * left out has its default.
 */
export const deskSchema = z.strictObject({
  greetings: byLanguage(
    greetings,
    ['NAME', 'CLINIC'],
    'How a message to a patient begins, by the language of the enquiry; {NAME} is the patient, {CLINIC} the clinic. Read in the main language’s file alone.',
  ),
  mailSubjects: byLanguage(
    mailSubjects,
    ['CLINIC'],
    'The subject of an email to a patient, by the language of the enquiry; {CLINIC} is the clinic. Read in the main language’s file alone.',
  ),
  offers: byLanguage(
    offers,
    ['NAME', 'CLINIC', 'TIME', 'LINE', 'LINK'],
    'The message that offers a visit, by the language of the enquiry, with {TIME}, the {LINE} of who offers it and the {LINK} to answer. Read in the main language’s file alone.',
  ),
  replacedOffers: byLanguage(
    replacedOffers,
    ['TIME'],
    'The sentence that stands before {LINE} in that message if an earlier time, {TIME}, no longer holds, by the language of the enquiry. Read in the main language’s file alone.',
  ),
  closedOffers: byLanguage(
    closedOffers,
    ['NAME', 'CLINIC', 'TIME', 'LINK'],
    'The message that stands in place of that one if the clinic has been closed at {TIME} since, by the language of the enquiry. Read in the main language’s file alone.',
  ),
  emergencyWords: z
    .record(z.string().regex(/^[a-z]{2}$/), z.array(z.string().min(1)))
    .default({})
    .describe(
      'Words that mark an enquiry for attention, by language, in place of the usual ones. Words of an entry are beginnings and may stand in any order. Read in the main language’s file alone.',
    )
    .transform((own): Record<string, string[]> => ({ ...emergencyWords, ...own })),
  readyAnswers,
  frame: optionalCopy({
    title: 'Desk',
    navigation: 'Parts of the desk',
    signOut: 'Sign out',
    loading: 'One moment…',
    failed: 'This could not be loaded.',
    unreachable: 'The server cannot be reached. Nothing you typed is lost.',
    tryAgain: 'Try again',
    skipToContent: 'Skip to content',
    notFound: 'There is nothing at this address.',
    needsScript: 'The desk needs JavaScript. Please allow it in your browser.',
    new: 'new',
  }).describe('What is around every view.'),
  signIn: signInCopy,
  list: listCopy,
  enquiry: enquiryCopy,
  parts: enquiryPartCopy,
  visits: visitCopy,
  enter: enterCopy,
  notices: noticeCopy,
  readyNotices,
  account: accountCopy,
  told: notificationCopy,
  people: peopleCopy,
  numbers: numberCopy,
  actions: actionCopy,
  site: siteCopy,
  sitePublishing: sitePublishingCopy,
  sitePage: sitePageCopy,
  siteDue: siteDueCopy,
  siteChecklist: siteChecklistCopy,
  siteFiles: siteFileCopy,
  siteParts: sitePartCopy,
  posts: postListCopy,
  post: postCopy,
  postChoice: postChoiceCopy,
  publishing: publishingCopy,
  translations: translationCopy,
  text: textCopy,
  elements: elementCopy,
  fields: optionalCopy(serverCopy.fields).describe(
    'What the fields of an enquiry are called in mail to staff and in the saved table.',
  ),
  mail: optionalCopy(serverCopy.mail).describe('Mail to staff about an enquiry.'),
  table: optionalCopy(serverCopy.table).describe('Enquiries that are saved as a table.'),
  alerts: optionalCopy(serverCopy.alerts).describe('Alerts on the devices of staff.'),
  problems: optionalCopy(serverCopy.problems).describe('Why the desk cannot do what was asked.'),
});

/** The copy of the desk. */
export type DeskCopy = z.output<typeof deskSchema>;
