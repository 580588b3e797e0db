import { z } from 'zod';
import { lead, metaSchema, text, texts, textWith } from '../../fields/fields.ts';

/** `pages/search.yaml`: the page of results and the search field. */
export const search = z.strictObject({
  meta: metaSchema,
  breadcrumb: text.describe('The name of the page in the trail at the top.'),
  heading: text.describe('The main heading.'),
  lead: lead.describe('One sentence under it.'),
  form: texts({
    label: 'Label of the field on the search page.',
    listingLabel: 'Label of the field on the listing of articles.',
    button: 'The button that searches.',
  }).describe('The search field.'),
  count: z
    .strictObject({
      one: text.describe('Before the words that were searched for, if there is one result.'),
      many: textWith('COUNT').describe('The same, if there are {COUNT} results.'),
      none: text.describe('The same if there are no results.'),
    })
    .describe('The number of results.'),
  similar: text.describe('Above results with similar words, if none has exactly those words.'),
  some: text.describe('Above results with some of the words, if none has all of them.'),
  limited: textWith('SHOWN').describe(
    'Shown if there are more results than the {SHOWN} on the page.',
  ),
  more: textWith('COUNT').describe('The button that shows the other {COUNT} results.'),
  postsMissing: text.describe('Shown if posts could not be read in time.'),
  nothing: text.describe('Shown if nothing was found, above the buttons to book and to call.'),
  posts: text.describe('Heading of the results that are posts.'),
  topics: texts({
    heading: 'The heading.',
    services: 'Heading of the services.',
    packages: 'Heading of the packages.',
    articles: 'Heading of the articles.',
    posts: 'The link to the listing.',
    towns: 'Heading of the towns.',
    pages: 'Heading of the other pages.',
  }).describe('The list of everything on the site.'),
  daysOff: textWith('DAYS')
    .optional()
    .describe(
      'What a search for a day of the week says about the contact page; {DAYS} are the days without hours, made from openingHours. If it is left out, nothing is said.',
    ),
  ignoredWords: z
    .array(text)
    .describe(
      'Words too common to be searched for, such as "the", in lower case; the words of all languages are ignored on each page.',
    ),
});
