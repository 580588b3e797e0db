import { z } from 'zod';
import { metaSchema, proseSchema, text } from '../text.ts';

/** `pages/privacy.yaml`; `{RETENTION}` is `ENQUIRY_RETENTION_DAYS`. */
export const privacy = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  lead: text,
  sections: z.array(proseSchema).min(1),
  /** The last section: whom a visitor's browser contacts besides this site. */
  otherCompanies: z.strictObject({
    heading: text,
    /** While no reviews widget is configured. */
    withoutWidget: text,
    /** While one is. */
    withWidget: text,
    /** About links, which are followed by choice. */
    links: text,
  }),
});
