import { optionalCopy } from './optional-copy.ts';

/** The list of posts. */
export const postListCopy = optionalCopy({
  heading: 'Posts',
  add: 'New post',
  hosted:
    'The posts of this site are in a hosted table. They are written and changed there; this is what they are.',
  search: 'Search',
  searchHint: 'Words of the title',
  moreFilters: 'More filters',
  state: 'State',
  all: 'All',
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  changed: 'Live, with unpublished changes',
  clear: 'Show all',
  more: 'Show more',
  empty:
    'There are no posts yet. The articles that the website came with are not listed here: they are part of it.',
  notFound: 'Nothing was found.',
  untitled: 'Without a title',
  featured: 'Featured',
  published: 'On the site since {TIME}',
  planned: 'Comes on {TIME}',
  saved: 'Saved {TIME}',
}).describe('The list of posts.');

/** The fields of a post, and how they are saved. */
export const postCopy = optionalCopy({
  heading: 'Edit post',
  back: 'Back to the posts',
  gone: 'This post is not here any more.',
  title: 'Title',
  text: 'Text',
  details: 'About this post',
  address: 'Address',
  addressHint:
    'Made from the title until you write another, of the letters a to z, digits and hyphens: {ADDRESS}',
  oldAddress: 'If you change it, the old address goes on working: it leads to the new one.',
  addressTaken: 'Another post has this address.',
  addressMissing:
    'No address can be made from this title. Please write one, of the letters a to z and digits.',
  excerpt: 'Excerpt',
  excerptHint: 'One or two sentences for the list of posts: {COUNT} of {MOST} characters.',
  language: 'Language',
  languageOther: 'This text looks like {LANGUAGE}.',
  languageChange: 'Change to {LANGUAGE}',
  featured: 'Feature this post',
  featuredHint: 'It stands first in the list of posts.',
  picture: 'Picture',
  pictureHint: 'Stands above the text and in the list of posts.',
  choosePicture: 'Choose a picture',
  otherPicture: 'Choose another',
  removePicture: 'Remove picture',
  pictureElsewhere: 'The picture is on another site: {ADDRESS}',
  savedAt: 'Saved at {TIME}',
  empty: 'Nothing to save yet',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Could not be saved. It is kept in this browser and tried again by itself.',
  failedUnkept:
    'Could not be saved, nor kept in this browser. Please leave this page open: it is tried again by itself.',
  refused: 'Could not be saved: {REASON} It is kept in this browser.',
  saveNow: 'Try now',
  editing:
    '{NAMES}: editing this post at this moment too. Whoever saves second is asked which text to keep.',
  editingTwice:
    'You have this post open a second time, in another tab or on another device. Where you write in both, you are asked which text you want.',
  newer: 'This post has been saved elsewhere meanwhile.',
  showNewer: 'Show it',
  foreign:
    'This post was not written here. From your first change to its text it loses: {LIST}. The words themselves stay.',
  leaveHeading: 'Leave without saving?',
  leaveText:
    'Your last changes could not be saved. They are kept in this browser, and offered to you when you open this post again here.',
  leave: 'Leave',
  signOutText:
    'Posts you have written could not be saved. Signing out deletes what is kept of them in this browser.',
}).describe('The fields of a post, and how it is saved.');

/** The choice between two texts of one post. */
export const postChoiceCopy = optionalCopy({
  conflictHeading: 'This post has been saved elsewhere',
  conflictText:
    '{NAME} saved at {TIME}. Yours is kept here, and nothing is overwritten until you choose.',
  keptHeading: 'There is a text that was not saved',
  keptText: 'It was kept in this browser on {TIME}. Please choose with which you want to go on.',
  mine: 'Yours, {TIME}',
  theirs: 'Saved by {NAME}, {TIME}',
  stored: 'Saved, {TIME}',
  takeMine: 'Go on with yours',
  takeTheirs: 'Go on with the saved one',
  noText: 'No text yet.',
}).describe('Where there are two texts of a post, of which one is chosen.');

/** A post in several languages. */
export const translationCopy = optionalCopy({
  heading: 'In other languages',
  text: 'Visitors can switch between linked posts once both are on the site.',
  write: 'Write it in {LANGUAGE}',
  link: 'Link a post in {LANGUAGE}',
  unlink: 'Unlink',
  linkHeading: 'Which post is this one in {LANGUAGE}?',
  none: 'No post in {LANGUAGE} was found that can be linked.',
}).describe('A post in other languages: beginning one, linking and unlinking it.');

/** Publishing a post, its preview and history, and deleting it. */
export const publishingCopy = optionalCopy({
  heading: 'Publishing',
  draft: 'This is a draft. Visitors do not see it.',
  scheduled: 'Comes to the site by itself on {TIME}, with all that is saved until then.',
  overdue:
    'It should have come to the site on {TIME}, and could not: it needs a title, a text, and an address that no other post has. Once it has them, it comes within a minute.',
  live: 'On the site since {TIME}.',
  changed: 'On the site since {TIME}, with changes that visitors do not see yet.',
  publish: 'Publish',
  publishChanges: 'Publish changes',
  publishHeading: 'Publish this post in {LANGUAGE}',
  now: 'Now',
  later: 'At a day and time',
  time: 'Day and time',
  timeHint: 'By the clinic’s clock ({ZONE}), where it is {TIME} now.',
  timePast: 'This time is over. Please choose a later one.',
  schedule: 'Schedule',
  changeTime: 'Change the time',
  see: 'See it on the site',
  unpublish: 'Take off the site',
  unschedule: 'Do not publish by itself',
  unpublishHeading: 'Take this post off the site?',
  unpublishText: 'Visitors no longer find it. The post stays here as a draft.',
  discard: 'Discard changes',
  discardHeading: 'Discard the changes?',
  discardText:
    'What visitors see now takes the place of what is written here. This cannot be undone.',
  titleMissing: 'Please write a title before you publish.',
  textMissing: 'Please write a text before you publish.',
  markMissing:
    'Something that was pasted could not be read: write what belongs there in place of the brackets {MARK}.',
  altMissing:
    'A picture in the text has no description: press that picture, then “Picture”, and say what it shows.',
  preview: 'Preview',
  makePreview: 'Make a preview',
  previewText: 'Works for 7 days, until {TIME}, without signing in, for whoever has the link.',
  openPreview: 'Open the preview',
  copy: 'Copy link',
  copied: 'Copied.',
  history: 'History',
  historyText: 'Every version that was on the site.',
  noHistory: 'This post has not been published yet.',
  version: 'Published {TIME} by {NAME}',
  look: 'Look at it',
  backToVersions: 'All versions',
  closeHistory: 'Close',
  restore: 'Bring it back into the draft',
  restoreText:
    'It takes the place of what is written here now. Visitors see it once it is published.',
  restoredLive:
    'The version published {TIME} by {NAME} is in the editor now. The site still shows the one that was published last; visitors see this one once you publish it.',
  restored:
    'The version published {TIME} by {NAME} is in the editor now. Visitors see it once you publish it.',
  delete: 'Delete for good',
  deleteHeading: 'Delete this post for good?',
  deleteText: 'It is deleted with its history, and taken off the site. This cannot be undone.',
}).describe('Publishing a post, its preview, its history, and deleting it.');
