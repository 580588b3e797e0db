import { z } from 'zod';
import { claim, ofOneClinic, text } from '../fields/text.ts';

/** One town with a page of its own: a file of `towns/`, whose name is the slug. */
export const townSchema = z.strictObject({
  name: text.describe('The town’s name.'),
  state: text.describe('The state that the town is in.'),
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'use a code such as IN-MP')
    .describe('Code of the state for search engines (ISO 3166-2): IN-MP.'),
  order: z.number().int().positive().describe('Position in the footer’s list, from 1.'),
  calledHere: text.describe('What the heading calls the doctor here: "Best Cardiologist in Rewa".'),
  description: text
    .min(50)
    .max(165)
    .meta(ofOneClinic)
    .describe('One or two sentences for search results. No other town has the same.'),
  sectionHeading: claim.describe('Heading above the three paragraphs.'),
  paragraphs: z
    .array(text.min(30).max(700).meta(ofOneClinic))
    .length(3)
    .describe(
      'Three short paragraphs: who comes from here and for what, the tests, and what to do in an emergency.',
    ),
  wayThere: z
    .strictObject({
      text: text.min(100).meta(ofOneClinic).describe('Two to four sentences.'),
      stops: z
        .array(text)
        .min(2)
        .max(5)
        .describe('The route in order: the town first, the clinic’s city last.'),
      by: text.describe('The roads and railways between the stops, in a few words.'),
    })
    .optional()
    .describe('How to get to the clinic; only distances and times that are certain.'),
  bring: z
    .array(text)
    .max(6)
    .default([])
    .describe('What to bring and plan for when coming for a test or a procedure.'),
  easyAccess: z
    .strictObject({
      title: text.describe('Two to four words.'),
      text: claim.describe('One sentence.'),
    })
    .optional()
    .describe('The third card: how the clinic is reached from the town.'),
  quickLinks: z
    .array(z.string())
    .optional()
    .describe(
      'Towns to link under Quick Links, by file name without .yaml; if left out, the general links.',
    ),
});

/** A town, as pages receive it. */
export type Town = z.infer<typeof townSchema> & {
  slug: string;
  /** The language that its words are in. */
  language: string;
};
