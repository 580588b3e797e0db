import { z } from 'zod';
import { callToActionSchema, claim, claimedMeta, text, textWith } from '../../fields/text.ts';

/** `pages/testimonials.yaml`. */
export const testimonials = z.strictObject({
  meta: claimedMeta,
  breadcrumb: text.describe('What the trail at the top of the page calls it.'),
  heading: text.describe('The main heading.'),
  rating: textWith('RATING', 'REVIEWS').describe(
    'Beside the stars; {RATING} comes from clinic.yaml.',
  ),
  basis: text.describe('The small line under the rating.'),
  lead: textWith('RATING', 'REVIEWS').describe(
    'One or two sentences under the heading; {REVIEWS} comes from clinic.yaml.',
  ),
  note: claim.describe('The small note on where the reviews come from.'),
  pictureAlt: text.describe('What the picture shows, for people who do not see it.'),
  visit: z
    .strictObject({
      heading: text.describe('The heading above the steps.'),
      steps: z.array(claim).min(1).describe('The steps in their order, a sentence each.'),
    })
    .describe('What patients can expect at a visit.'),
  answer: z
    .strictObject({
      heading: claim.describe('What it is about: "When a review is bad".'),
      text: claim.describe('The doctor’s words in the first person, in two or three sentences.'),
    })
    .optional()
    .describe('What the doctor says about reviews, with portrait and signature; may be left out.'),
  callToAction: callToActionSchema,
});
