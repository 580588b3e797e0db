import { z } from 'zod';
import { emergencyWords } from '../../../../shared/desk/emergency/words.ts';
import { serverCopy } from '../../../../shared/desk/server-copy.ts';
import { enquiryCopy, enquiryPartCopy, enterCopy, listCopy } from './enquiries.ts';
import { noticeCopy, readyNotices } from './notices.ts';
import { numberCopy } from './numbers.ts';
import { optionalCopy } from './optional-copy.ts';
import { patientMessages } from './patient-messages.ts';
import { accountCopy, actionCopy, notificationCopy, peopleCopy, signInCopy } from './people.ts';
import { elementCopy, textCopy } from './post-text.ts';
import {
  postChoiceCopy,
  postCopy,
  postListCopy,
  publishingCopy,
  translationCopy,
} from './posts.ts';
import { siteCopy, siteFileCopy, sitePartCopy, sitePublishingCopy } from './site.ts';
import { siteChecklistCopy, siteDueCopy, sitePageCopy } from './site-page.ts';
import { visitCopy } from './visits.ts';

/**
 * `desk.yaml`: the copy of the desk. The file may be absent, and so may each of its fields: what is
 * left out has its default.
 */
export const deskSchema = z.strictObject({
  ...patientMessages,
  emergencyWords: z
    .record(z.string().regex(/^[a-z]{2}$/), z.array(z.string().min(1)))
    .default({})
    .describe(
      'Words that mark an enquiry for attention, by language, in place of the usual ones: beginnings, in any order, written as in `emergency/words.ts`. Read in the main language’s file alone.',
    )
    .transform((own): Record<string, string[]> => ({ ...emergencyWords, ...own })),
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

type PatientMessages = Pick<DeskCopy, keyof typeof patientMessages>;

/** What a copy of the desk says to patients, which is read in the main language's file alone. */
export function messagesToPatients(copy: DeskCopy): PatientMessages {
  return Object.fromEntries(
    Object.entries(copy).filter(([name]) => name in patientMessages),
  ) as PatientMessages;
}
