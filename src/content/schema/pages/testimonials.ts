import { z } from 'zod';
import { callToActionSchema, clinicMeta, clinicText, text } from '../../fields/fields.ts';

/** `pages/testimonials.yaml`. */
export const testimonials = z.strictObject({
  meta: clinicMeta,
  breadcrumb: text.describe('The name of the page in the trail at the top.'),
  heading: text.describe('The main heading.'),
  rating: text.describe('The rating in large figures: {rating}/5.'),
  basis: text.describe('The small line beside the rating, under the stars.'),
  lead: text.describe(
    'One or two sentences under the heading, such as how many {reviews} there are.',
  ),
  note: clinicText.describe('The small note on where the reviews come from.'),
  answer: z
    .strictObject({
      heading: clinicText.describe('What it is about: "What I do when a review is bad".'),
      text: clinicText.describe(
        'The doctor’s words in the first person, in two or three sentences.',
      ),
    })
    .optional()
    .describe('What the doctor says about reviews, with portrait and signature.'),
  callToAction: callToActionSchema,
});
