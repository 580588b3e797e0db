import { optionalCopy } from './optional-copy.ts';

/** The doctor's page of numbers. */
export const numberCopy = optionalCopy({
  heading: 'Numbers',
  weeksHeading: 'Week by week',
  weeksText: 'The last 12 weeks, without spam. A visit counts in the week in which it takes place.',
  week: 'Week from',
  enquiries: 'Enquiries',
  visits: 'Visits agreed',
  waitsHeading: 'How long patients wait',
  waitsText:
    'Messages that the form sent in the last 4 weeks. Only the time in which the clinic is open counts.',
  until: 'Until',
  read: 'it is read',
  answered: 'it is answered',
  median: 'Half of them at most',
  slowest: 'One in ten more than',
  open: 'Still waiting',
  searchesHeading: 'Searched for and not found',
  searchesText:
    'Words that were searched for on the website on at least two of the last 90 days, and not found. Nobody knows who searched for them.',
  words: 'Words',
  days: 'Days',
  last: 'Last',
  noSearches: 'There are none.',
  systemHeading: 'Backups and delivery',
  delivered: 'Nothing is waiting to be forwarded.',
  undelivered:
    '{COUNT} enquiries could not be forwarded yet; the oldest is of {TIME}. They are here at the desk, and are tried again.',
  refusedNetwork:
    'Since {TIME}, {COUNT} messages were refused because too many came from the same connection. Their senders were asked to call.',
  refusedUnstored:
    'Since {TIME}, {COUNT} messages were refused because the server could not store them. Their senders were asked to call. Tell whoever looks after the server.',
}).describe('The page of numbers, which the doctor sees.');
