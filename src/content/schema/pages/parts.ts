import { z } from 'zod';
import { clinicText, icon, text } from '../../fields/fields.ts';

/** A point with an icon. */
export const pointSchema = z.strictObject({
  icon: icon.describe('The icon beside it.'),
  title: clinicText.describe('Two to four words.'),
  text: clinicText.describe('One sentence.'),
});

/** Numbers, each with a label; optional. */
export const figures = z
  .array(
    z.strictObject({
      number: clinicText.describe('The number as shown; it may refer to a fact: {patients}+.'),
      label: text.describe('What is counted, in a few words.'),
    }),
  )
  .default([]);

/** The warning beside a button that opens a chat. */
export const chatNote = text
  .optional()
  .describe('The warning that a chat may be read too late; shown if the clinic has a chat.');

/** A heading above a list whose items have a title and a line of text. */
export const timelineSchema = z.strictObject({
  heading: text.describe('The heading.'),
  items: z
    .array(
      z.strictObject({
        title: clinicText.describe('What: a degree, a position.'),
        text: clinicText.describe('When, where, or how.'),
      }),
    )
    .min(1)
    .describe('The newest first.'),
});

/** A heading and its paragraphs. */
export const proseSchema = (paragraph: z.ZodString) =>
  z.strictObject({
    heading: text.describe('The heading.'),
    paragraphs: z
      .array(paragraph)
      .min(1)
      .describe('Its paragraphs, of a few short sentences each.'),
  });
