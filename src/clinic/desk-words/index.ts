import { z } from 'zod';
import { textWith } from '../text.ts';
import { enquiryPartWords, enquiryWords, listWords } from './enquiries.ts';
import { noticeWords } from './notices.ts';
import { accountWords, actionWords, peopleWords, signInWords, toldWords } from './people.ts';
import { elementWords, textWords } from './post-text.ts';
import { postChoiceWords, postListWords, postWords, publishingWords } from './posts.ts';
import { words } from './words.ts';

const greetings = {
  en: 'Hello {NAME}, this is {CLINIC}. Thank you for writing to us.',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। हमसे संपर्क करने के लिए धन्यवाद।',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC} येथून लिहीत आहोत. आमच्याशी संपर्क साधल्याबद्दल धन्यवाद.',
};

/**
 * `desk.yaml`: the words of the desk. The file may be absent, and so may each of its fields: a word
 * that is left out is the usual one.
 */
export const deskSchema = z.strictObject({
  greetings: z
    .record(z.string().regex(/^[a-z]{2}$/), textWith('NAME', 'CLINIC'))
    .default({})
    .describe(
      'How a message to a patient begins, by the language of the enquiry; {NAME} is the patient, {CLINIC} the clinic.',
    )
    .transform((own): Record<string, string> => ({ ...greetings, ...own })),
  frame: words({
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
  signIn: signInWords,
  list: listWords,
  enquiry: enquiryWords,
  parts: enquiryPartWords,
  notices: noticeWords,
  account: accountWords,
  told: toldWords,
  people: peopleWords,
  actions: actionWords,
  posts: postListWords,
  post: postWords,
  postChoice: postChoiceWords,
  publishing: publishingWords,
  text: textWords,
  elements: elementWords,
});

/** The words of the desk. */
export type DeskWords = z.output<typeof deskSchema>;
