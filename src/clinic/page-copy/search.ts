import { z } from 'zod';
import { metaSchema, text, texts, textWith } from '../text.ts';

/** `pages/search.yaml`: the page of results, the field for searching, and its suggestions. */
export const search = z.strictObject({
  meta: metaSchema,
  breadcrumb: text.describe('What the trail at the top of the page calls it.'),
  heading: text.describe('The main heading.'),
  lead: text.describe('One sentence under it.'),
  form: texts({
    label: 'Above the field on the page for searching.',
    listingLabel: 'Above the field on the listing of articles.',
    button: 'The button that searches.',
  }).describe('The field for searching.'),
  suggestions: z
    .strictObject({
      label: text.describe('What the list of suggestions is, for screen readers.'),
      none: text.describe('Said by screen readers where nothing is suggested.'),
      one: text.describe('Said by screen readers where one thing is suggested.'),
      many: textWith('COUNT').describe('Said by screen readers; {COUNT} is how many there are.'),
    })
    .describe('What is suggested while something is typed.'),
  count: z
    .strictObject({
      one: text.describe('Stands before what was searched for, where it was found once.'),
      many: textWith('COUNT').describe('The same, where it was found {COUNT} times.'),
      none: text.describe('The same, where it was not found.'),
    })
    .describe('How much was found.'),
  similar: text.describe('Where nothing has the very words, above what has similar ones.'),
  some: text.describe('Where nothing has all words, above what has some of them.'),
  limited: textWith('SHOWN').describe('Where more was found than the {SHOWN} that are shown.'),
  postsMissing: text.describe('Where the posts could not be read in time.'),
  nothing: text.describe('Where nothing was found, above the buttons to book and to call.'),
  kinds: texts({
    article: 'A built-in article.',
    post: 'A post.',
    service: 'A service.',
    package: 'A package.',
    town: 'The page of a town.',
    page: 'Any other page.',
  }).describe('What each kind of result is called.'),
  topics: texts({
    heading: 'The heading.',
    services: 'Heading of the services.',
    packages: 'Heading of the packages.',
    articles: 'Heading of the articles.',
    posts: 'The link to the listing.',
    towns: 'Heading of the towns.',
    pages: 'Heading of the other pages.',
  }).describe('The list of everything.'),
  ignoredWords: z
    .array(text)
    .describe('Words too common to be searched for, such as "the", in lower case.'),
});
