import { z } from 'zod';
import { metaSchema, text } from '../text.ts';

/** `pages/contact.yaml`. */
export const contact = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  lead: text,
  pictureAlt: text,
});
