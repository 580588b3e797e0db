import { z } from 'zod';
import { callToActionSchema, metaSchema, text } from '../text.ts';

/** `pages/testimonials.yaml`. */
export const testimonials = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  rating: text,
  basis: text,
  lead: text,
  note: text,
  pictureAlt: text,
  callToAction: callToActionSchema,
});
