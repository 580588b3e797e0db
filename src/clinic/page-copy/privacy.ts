import { z } from 'zod';
import { metaSchema, proseSchema, text } from '../text.ts';

/** `pages/privacy.yaml`; `{RETENTION}` is `ENQUIRY_RETENTION_DAYS`. */
export const privacy = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  lead: text,
  sections: z.array(proseSchema).min(1),
  /** Added while a reviews widget is configured. */
  widgetParagraph: text,
});
