import { z } from 'zod';
import { reviewEvery } from '../../../shared/edited-as.ts';
import {
  clinicSpecific,
  day,
  dayOrTime,
  icon,
  sameInAllLanguages,
  serviceIds,
  text,
} from '../fields/fields.ts';

/** A line with only this word marks where the states are in an article's Markdown. */
export const statesPlaceholder = 'STATES';

const percent = z.number().min(0).max(100);

/** A place on a picture. */
const spot = z.strictObject({
  x: percent.describe('From the left, in percent of the picture’s width.'),
  y: percent.describe('From the top, in percent of its height.'),
});

/** Several states of one thing, such as an artery before and after; the reader chooses which to see. */
const statesSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    question: text.describe('What the reader chooses, as a question or a request.'),
    choices: z
      .array(
        z.strictObject({
          name: text.describe('The choice in one to three words.'),
          image: image.describe('Its picture; all must have the same size.'),
          text: text.describe(
            'What the picture shows and means, in one or two sentences; also for people who do not see it.',
          ),
          spot: spot
            .optional()
            .describe('Where a tap on the picture makes this choice, besides its button.'),
        }),
      )
      .min(2)
      .max(6, 'up to six choices')
      .describe('The choices; the first is shown first, and all of them in print.'),
  });

const callToAction = z.strictObject({
  heading: text.describe('The heading.'),
  text: text.meta(clinicSpecific).describe('One or two sentences.'),
  button: text.describe('Label of the button that opens the contact page.'),
  phone: z.boolean().default(false).describe('Yes to add a button that calls the clinic.'),
});

const source = z.strictObject({
  title: text.describe('Its title.'),
  publisher: text.describe('Who published it.'),
  year: z.number().int().optional().describe('The year, if it is known.'),
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

const note = z.strictObject({
  words: text.max(24).describe('Three words or so.'),
  ...spot.shape,
  to: spot.describe('Where its arrow points.'),
});

export type PictureNote = z.infer<typeof note>;

const alias = z
  .string()
  .regex(
    /^[^\s/?#%]+$/,
    'write only the last part of the address, such as salt-and-your-heart for /blog/salt-and-your-heart',
  );

/**
 * A health article: a Markdown file in `articles/`, whose name is the last part of its address. The files of
 * that name in all languages are one article; a language without such a file lists the article in the first language
 * that has one, and names that language.
 */
export const articleSchema = <Image extends z.ZodType>(image: Image) =>
  z
    .strictObject({
      title: text.describe('Heading of the page.'),
      excerpt: text
        .min(40)
        .max(220)
        .optional()
        .describe('One or two sentences, for cards and feeds.'),
      image: image.optional().describe('The picture at the top.'),
      imageAlt: text
        .min(10)
        .optional()
        .describe('What the picture shows, for people who do not see it.'),
      note: note
        .optional()
        .describe('A note on the picture, as if by hand; `x` and `y` are where its words begin.'),
      date: dayOrTime
        .meta(sameInAllLanguages)
        .describe('Day of publication, or day and time. Until then nobody sees the article.'),
      hidden: z
        .boolean()
        .default(false)
        .describe('Yes to keep the article off the site for as long as this is set.'),
      featured: z
        .boolean()
        .default(false)
        .describe('Yes to list it before all others at the foot of articles and posts.'),
      byline: z
        .boolean()
        .default(false)
        .describe('Yes to name the doctor as the author under the title.'),
      emergency: z
        .boolean()
        .default(false)
        .describe('Yes to put the emergency box right under the title.'),
      keyFacts: z
        .array(text)
        .max(5)
        .default([])
        .describe('Three to five short facts, shown beside the text.'),
      sources: z
        .array(source)
        .default([])
        .describe('The public guidelines and reference works that the text is based on.'),
      reviewed: day
        .meta({ ...reviewEvery(12), ...sameInAllLanguages })
        .optional()
        .describe('Day of the last check against the sources.'),
      callToAction: callToAction
        .optional()
        .describe('The invitation at the end of the article; without it, a button to book.'),
      description: text
        .min(50)
        .max(165)
        .optional()
        .describe(
          'One or two sentences for search results, in place of the excerpt. No other article has the same.',
        ),
      keywords: z
        .array(text)
        .default([])
        .describe(
          'Words that people search for; articles that share keywords link to one another.',
        ),
      about: text
        .optional()
        .describe(
          'The condition or procedure that the article is about, in English, for search engines.',
        ),
      services: serviceIds
        .meta(sameInAllLanguages)
        .describe('The services whose pages lead to the article.'),
      icon: icon.default('stethoscope').describe('The icon on cards.'),
      states: statesSchema(image)
        .optional()
        .describe(
          'Pictures among which the reader chooses. They are shown where a line of the text says {STATES}.',
        ),
      id: z
        .number()
        .int()
        .positive()
        .meta(sameInAllLanguages)
        .optional()
        .describe('Its position among the articles that come first in lists, from 1, unique.'),
      inFooter: z
        .boolean()
        .optional()
        .describe(
          'Whether the footer links to it; by default only if it is among the articles that come first.',
        ),
      aliases: z
        .array(alias)
        .default([])
        .describe('Earlier file names of the article; their addresses lead to it.'),
    })
    .refine(({ image, imageAlt }) => image === undefined || imageAlt !== undefined, {
      path: ['imageAlt'],
      message: 'is missing; say what the picture shows, for people who do not see it',
    });

/** The element that marks the place of the states in an article's HTML. */
const statesElement = '<div data-states></div>';

/** Marks the place of the states in an article's Markdown. */
export function markStates(markdown: string): string {
  return markdown.replace(`{${statesPlaceholder}}`, statesElement);
}

/** The HTML of an article before and after its states. */
export function splitAtStates(html: string): [before: string, after: string] {
  const [before = '', ...after] = html.split(statesElement);
  return [before, after.join('')];
}
