import { optionalCopy } from './optional-copy.ts';

/** Notices at the top of the pages, and closed days. */
export const noticeCopy = optionalCopy({
  heading: 'Notices',
  intro: 'A sentence at the top of every page of the website.',
  shown: 'On the pages now',
  coming: 'Coming',
  over: 'Over',
  none: 'Nothing is shown.',
  times: '{FROM} to {UNTIL}',
  by: 'saved by {NAME}',
  change: 'Change',
  takeOff: 'Take off now',
  delete: 'Delete',
  deleteHeading: 'Delete this notice?',
  new: 'New notice',
  text: 'Sentence in {LANGUAGE}',
  textHint: 'Up to {COUNT} characters. Phone numbers become links.',
  otherHint: 'May be left empty: then what is written in another language is shown.',
  from: 'From',
  until: 'Until',
  clock: 'By the clinic’s clock. The notice goes by itself.',
  preview: 'How it looks',
  save: 'Save notice',
  cancel: 'Cancel',
  ready: 'Ready sentences',
  oneDay: 'Closed on a day',
  severalDays: 'Closed for several days',
  late: 'Doctor late today',
  away: 'Doctor away',
  backOn: 'Back on',
  saved: 'Saved. It is on the website within ten seconds of its beginning.',
  now: 'A colleague has saved this meanwhile. Save again to put yours in its place. Theirs:',
  gone: 'A colleague has deleted this notice meanwhile. Save again to make it a new one.',
  closedHeading: 'Closed days',
  closedText:
    'The website says “closed” below the hours, and so do Google and other search engines once they have read it.',
  noClosedDays: 'No day is closed besides the usual ones.',
  day: 'Day',
  lastDay: 'Last day, if there are several',
  reason: 'Reason, for staff only',
  alsoNotice: 'Put a notice of it on the website too',
  noticeUnsaved: 'The days are closed, but the notice was not saved.',
  days: '{DAY} to {LAST}',
  closeDay: 'Close the clinic',
  open: 'Open again',
}).describe('Notices at the top of the pages, and days on which the clinic is closed.');

/** What a new notice can begin with. */
export const readyNotices = optionalCopy({
  oneDay: 'Closed on {DAY}. Questions: {PHONE}.',
  severalDays: 'Closed from {DAY} to {LAST}. Questions: {PHONE}.',
  late: 'The doctor is late today. Before you set out, call {PHONE}.',
  away: 'The doctor is away, and back on {DAY}. For a visit, call {PHONE}.',
}).describe(
  'Ready sentences for notices, in the language of the file, with the {DAY}, the {LAST} day and the clinic’s {PHONE}.',
);
