import { optionalCopy } from './optional-copy.ts';

/** The view of the desk that shows the site with what is not published yet. */
export const sitePageCopy = optionalCopy({
  open: 'Open the site and press what to change',
  seeOnPage: 'See it on the page',
  heading: 'The site',
  title: 'The site with your changes',
  change: 'Change',
  changeHint: 'Press a sentence, a picture or a price to change it.',
  look: 'Look around',
  lookHint: 'Links work as they do for visitors. Forms do not send.',
  loading: 'Your changes are put on the page…',
  which: 'What do you want to change?',
  openLink: 'Open the page behind this link',
  nothing: 'No text of the site says exactly this. It is put together from other facts.',
  tryFile: 'Look in: {FILE}',
  tryFacts: 'Hours, phones and other facts',
  notShown: 'Not shown here yet, as something is wrong with it:',
  fix: 'Go there',
  notFound: 'This field is not seen here: it is for search engines, or on another page.',
  share: 'Send a preview',
  shareText:
    'For whoever has the link, without signing in. It ends when everything is published or discarded.',
  shareUntil: 'It works for 7 days, until {TIME}.',
  makeLink: 'Make a link',
  nothingToShow: 'There is nothing to show yet: everything is published.',
  sendOn: 'Send it with another app',
  withdraw: 'End all links',
  withdrawn: 'No link works any more.',
  replacePicture: 'Choose another picture',
  atLeast: 'A photograph needs at least {LEAST} pixels, width by height.',
  tooSmall: 'It would be blurred here: {WIDTH} by {HEIGHT} pixels. {LEAST} or more are needed.',
  describe: 'Now say what it shows, for people who do not see it.',
  undescribed: 'Another picture, but these words still describe the one before:',
  describeIn: '{FILE}, in {LANGUAGE}',
  close: 'Close',
}).describe('The view of the desk that shows the site with what is not published yet.');

/** The facts that somebody has to look at again. */
export const siteDueCopy = optionalCopy({
  heading: 'To look at again',
  intro: 'Patients trust these. Say that they are still right, or correct them; then publish.',
  lookedAt: 'Last looked at on {DAY}',
  stillRight: 'Still right',
  noted: 'Noted, with today’s date. It is on the site once you publish.',
  none: 'Nothing is due.',
  next: 'The next one is due on {DAY}.',
  allRight: 'All of these are still right',
  over: 'Closed days until {DAY} are over: take them away',
}).describe('The facts of the site that somebody has to look at again.');

/** What a new clinic has still to make its own. */
export const siteChecklistCopy = optionalCopy({
  heading: 'Still to be made your own',
  count: 'Left: {COUNT}',
  none: 'Nothing is left of the sample clinic.',
  intro: 'These are still the words of the sample clinic. Change what is not true of yours.',
  whole: 'All of it is still the sample’s',
  isSample: 'The site still says that it is a sample.',
  picture: 'A picture of the sample clinic',
  generated:
    'These were written for any clinic. Write what is true of yours, or say that it is true already.',
  isTrue: 'True of our clinic',
  allTrue: 'All of these {COUNT} are true of our clinic',
  confirmed: 'Off the list, for everyone: {TEXT}',
  allConfirmed: 'Off the list, for everyone: {COUNT}',
  putBack: 'Put back on the list',
  areTrue: 'Kept as they are: {COUNT}',
  drawing: 'A drawing for any clinic',
  warnings: 'Probably overlooked',
  hearts: 'This is about the specialty of the sample, not yours.',
}).describe('What a new clinic has still to make its own.');
