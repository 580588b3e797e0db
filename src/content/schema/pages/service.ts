import { z } from 'zod';
import { clinicSpecific, metaWith, text, textWith } from '../../fields/fields.ts';

/**
 * `pages/service.yaml`: the words that the pages of all services share. What such a page says is in `services.yaml`;
 * what it costs, what patients ask and which article is about it, in the files that name the service.
 */
export const service = z.strictObject({
  meta: metaWith('SERVICE', 'SHORT')
    .extend({
      title: textWith('SERVICE')
        .meta(clinicSpecific)
        .describe(
          'Title of the browser tab and of the search result; the clinic’s name follows if there is room.',
        ),
    })
    .describe(
      'What search engines and shared links show of a service; {SHORT} is its short description, and its keywords are added.',
    ),
  heading: textWith('SERVICE').describe('The main heading; {SERVICE} is the title of the service.'),
  what: text.describe('Heading above the description.'),
  cost: text.describe('Heading above the prices.'),
  where: text.describe('Heading above the hospital, if it is done there.'),
  facts: text.describe('Heading above the key facts of the article about it.'),
  article: text.describe('Before the link to the article about it.'),
});
