import { z } from 'zod';
import { looksAgainAfter } from '../../../shared/edited-as.ts';
import { day } from '../fields/day.ts';
import { icon, ofOneClinic, text } from '../fields/text.ts';
import { statesSchema } from './states.ts';

const callToAction = z.strictObject({
  heading: text.describe('The heading.'),
  text: text.meta(ofOneClinic).describe('One or two sentences.'),
  button: text.describe('Label of the button that opens the contact page.'),
  phone: z.boolean().default(false).describe('true to add a button that calls the clinic.'),
});

const source = z.strictObject({
  title: text.describe('Its title.'),
  publisher: text.describe('Who published it.'),
  year: z.number().int().optional().describe('The year, where it is known.'),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Its address on the web.'),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'use a language code such as en')
    .default('en')
    .describe('The language of its title.'),
});

/** One built-in health article: a Markdown file in `articles/`, whose name is the slug. */
export const articleSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    id: z.number().int().positive().describe('Number of the article, from 1, unique.'),
    title: text.describe('Heading of the page.'),
    excerpt: text.min(40).max(220).describe('One or two sentences, for cards and feeds.'),
    description: text
      .min(50)
      .max(165)
      .describe('One or two sentences for search results. No other article has the same.'),
    keywords: z.array(text).min(3).describe('Words that people search for.'),
    date: day.describe('Day of publication: 2024-01-14.'),
    reviewed: day
      .meta(looksAgainAfter(12))
      .describe('Day of the last check against the sources: 2024-01-14.'),
    icon: icon.describe('The icon on cards; all are drawn in docs/icons.md.'),
    image: image.describe(
      'The picture at the top: the path of a file in images/, such as ../../images/salt.svg.',
    ),
    imageAlt: text.min(10).describe('What the picture shows, for people who do not see it.'),
    about: text.describe(
      'The condition or procedure that the article is about, in English, for search engines.',
    ),
    byline: z
      .boolean()
      .default(false)
      .describe('true to name the doctor as the author under the title.'),
    emergency: z
      .boolean()
      .default(false)
      .describe('true to put the emergency box right under the title.'),
    keyFacts: z
      .array(text)
      .min(3)
      .max(5)
      .describe('Three to five short facts, shown beside the text.'),
    states: statesSchema(image)
      .optional()
      .describe(
        'Pictures among which the reader chooses. They stand in the text where a line says {STATES}.',
      ),
    callToAction: callToAction.describe('The invitation at the end of the article.'),
    sources: z
      .array(source)
      .min(2)
      .describe('The public guidelines and reference works that the text is based on.'),
    inFooter: z.boolean().default(true).describe('false to leave the article out of the footer.'),
    formerSlugs: z
      .array(z.string())
      .default([])
      .describe('Earlier file names of the article; their addresses redirect to it.'),
  });
