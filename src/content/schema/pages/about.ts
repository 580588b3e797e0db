import { z } from 'zod';
import {
  callToActionSchema,
  clinicLead,
  clinicMeta,
  clinicText,
  text,
} from '../../fields/fields.ts';
import { figures, proseSchema, timelineSchema } from './parts.ts';

/** `pages/about.yaml`. */
export const about = z.strictObject({
  meta: clinicMeta,
  breadcrumb: text.describe('The name of the page in the trail at the top.'),
  heading: clinicText.describe('The main heading of the page.'),
  hero: z
    .strictObject({
      title: text.describe('The name in large letters.'),
      lead: clinicLead.describe('Degrees and profession in one or two sentences.'),
      rating: text.optional().describe('Beside the stars: {rating} from {reviews}+ reviews.'),
      portraitAlt: text.describe('What the portrait shows, for people who do not see it.'),
    })
    .describe('The top of the page.'),
  sections: z
    .array(proseSchema(clinicText))
    .min(1)
    .describe('The text about the doctor, in sections with a heading each.'),
  answers: z
    .array(
      z.strictObject({
        question: clinicText.describe('What patients want to know: "If you cannot reach me".'),
        answer: clinicText.describe(
          'The doctor’s answer in the first person, in two or three sentences.',
        ),
      }),
    )
    .default([])
    .describe('What the doctor says in the first person, in large letters.'),
  visit: z
    .strictObject({
      heading: text.describe('The heading.'),
      steps: z
        .array(
          z.strictObject({
            title: clinicText.describe('Two to four words.'),
            text: clinicText.describe('One or two sentences.'),
          }),
        )
        .min(3)
        .max(7)
        .describe('The steps from the gate to the fee, in order.'),
    })
    .optional()
    .describe('A visit, step by step.'),
  figuresLabel: text.describe('What the row of figures is, for screen readers.'),
  figures: figures.describe('The figures, in the order shown.'),
  education: timelineSchema.optional().describe('Degrees.'),
  experience: timelineSchema.optional().describe('Positions and fields of work.'),
  callToAction: callToActionSchema,
  pictureAlt: text.describe('What the picture shows, for people who do not see it.'),
  pictureCaption: text
    .optional()
    .describe('The line under the picture, shown on wide screens only.'),
});
