import { z } from 'zod';
import { metaSchema, text, texts } from '../../fields/fields.ts';

/** `pages/not-found.yaml`: the pages in place of one that does not exist, has failed, or has ended. */
export const notFound = z.strictObject({
  meta: metaSchema,
  code: text.describe('The number in large letters.'),
  heading: text.describe('The main heading.'),
  text: text.describe('What may have happened, and what to do.'),
  button: text.describe('The link to the home page.'),
  error: texts({
    title: 'Title of the browser tab.',
    description: 'Description for search engines.',
    heading: 'The main heading.',
    text: 'What to do.',
  }).describe('The page shown when the site itself fails.'),
  preview: texts({
    title: 'Title of the browser tab.',
    description: 'Description for search engines.',
    heading: 'The main heading.',
    text: 'What the link used to show, and whom to ask.',
  })
    .optional()
    .describe(
      'The page for a link to a preview that has ended; without it, the page for unknown addresses is shown.',
    ),
});
