import { channels } from '../../../../shared/desk/enquiries.ts';
import { optionalCopy } from './optional-copy.ts';

/** The list of enquiries. */
export const listCopy = optionalCopy({
  heading: 'Enquiries',
  tabsLabel: 'Which enquiries are shown',
  new: 'New',
  answered: 'Answered',
  archived: 'Archived',
  spam: 'Spam',
  search: 'Search',
  searchHint: 'Name, phone, email or words of the message',
  moreFilters: 'More filters',
  from: 'From day',
  to: 'To day',
  clear: 'Show all',
  export: 'Save as a table (CSV)',
  more: 'Show more',
  empty: 'There is nothing here.',
  emptyNew: 'All enquiries have been dealt with.',
  notFound: 'Nothing was found.',
  arrived: 'A new enquiry has come in.',
  notes: '{COUNT} notes',
  note: '1 note',
  notSent: 'Not sent',
}).describe('The list of enquiries.');

/** A single enquiry. */
export const enquiryCopy = optionalCopy({
  back: 'Back to the list',
  previous: 'Previous',
  next: 'Next',
  keys: 'The left and right arrow keys also lead to the previous and the next enquiry.',
  received: 'Received',
  language: 'Language',
  phone: 'Phone',
  email: 'Email',
  message: 'Message',
  call: 'Call',
  callOne: 'Call {PHONE}',
  chat: 'WhatsApp',
  chatOne: 'WhatsApp {PHONE}',
  write: 'Email',
  answer: 'Mark as answered',
  moved: '{NAME}: now under “{TAB}”.',
  undo: 'Undo',
  archive: 'Archive',
  reopen: 'Back to new',
  spam: 'This is spam',
  notSpam: 'Not spam',
  answeredBy: 'Answered by {NAME}, {TIME}',
  earlier: 'What it said before it was corrected',
  replaced: 'Replaced {TIME}',
  gone: 'This enquiry is not here any more.',
}).describe('A single enquiry.');

/** What became of an enquiry: how it was sent on, its notes, and its deletion. */
export const enquiryPartCopy = optionalCopy({
  deliveries: 'Sent on to the clinic',
  ...channels,
  delivered: 'delivered {TIME}',
  waiting: 'not delivered yet; tried next {TIME}',
  failed: 'The last attempt failed: {REASON}',
  notConfigured: 'not used any more',
  kept: 'It was kept here and sent on by no other way.',
  sendAgain: 'Send again',
  notes: 'Notes',
  noNotes: 'No notes yet.',
  noteLabel: 'New note',
  addNote: 'Add note',
  noteKept: 'What you type stays in this tab until it is saved or you sign out.',
  signOutNotes:
    'You have written a note that is not saved. Signing out deletes what you have typed.',
  delete: 'Delete for good',
  deleteHeading: 'Delete the enquiry of {NAME} for good?',
  deleteText:
    'It is deleted with all its notes. Backups that were made before still have it. This cannot be undone.',
  deleteWord: 'delete',
  deleteLabel: 'Type “{WORD}” to confirm',
  saved: 'Saved.',
}).describe('What became of an enquiry, its notes, and how it is deleted.');
