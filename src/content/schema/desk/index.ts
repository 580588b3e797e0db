import { z } from 'zod';
import { emergencyWords } from '../../../../shared/desk/emergency-words.ts';
import { textWith } from '../../fields/text.ts';
import { enquiryCopy, enquiryPartCopy, enterCopy, listCopy } from './enquiries.ts';
import { noticeCopy } from './notices.ts';
import { optionalCopy } from './optional-copy.ts';
import { accountCopy, actionCopy, notificationCopy, peopleCopy, signInCopy } from './people.ts';
import { elementCopy, textCopy } from './post-text.ts';
import { postChoiceCopy, postCopy, postListCopy, publishingCopy } from './posts.ts';
import { readyAnswers } from './ready-answers.ts';

const greetings = {
  en: 'Hello {NAME}, this is {CLINIC}. Thank you for writing to us.',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। हमसे संपर्क करने के लिए धन्यवाद।',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC} येथून लिहीत आहोत. आमच्याशी संपर्क साधल्याबद्दल धन्यवाद.',
};

const mailSubjects = {
  en: 'Your message to {CLINIC}',
  hi: '{CLINIC} को भेजा आपका मैसेज',
  mr: '{CLINIC} ला पाठवलेला तुमचा मेसेज',
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
    'How a message to a patient begins, by the language of the enquiry; {NAME} is the patient, {CLINIC} the clinic.',
  ),
  mailSubjects: byLanguage(
    mailSubjects,
    ['CLINIC'],
    'The subject of an email to a patient, by the language of the enquiry; {CLINIC} is the clinic.',
  ),
  emergencyWords: z
    .record(z.string().regex(/^[a-z]{2}$/), z.array(z.string().min(1)))
    .default({})
    .describe(
      'Words that mark an enquiry for attention, by language, in place of the usual ones. Each word of an entry is the beginning of one; they may stand in any order, near each other.',
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
  enter: enterCopy,
  notices: noticeCopy,
  account: accountCopy,
  told: notificationCopy,
  people: peopleCopy,
  actions: actionCopy,
  posts: postListCopy,
  post: postCopy,
  postChoice: postChoiceCopy,
  publishing: publishingCopy,
  text: textCopy,
  elements: elementCopy,
});

/** The copy of the desk. */
export type DeskCopy = z.output<typeof deskSchema>;
