import { z } from 'zod';
import { metaSchema, text } from '../text.ts';

const halfDay = z.strictObject({
  /** On the link, with a short weekday and date. */
  label: text,
  /** What the link writes into the message. */
  sentence: text,
});

/** `pages/contact.yaml`. */
export const contact = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  lead: text,
  pictureAlt: text,
  /** Half days to come that a visitor may ask for; `{WEEKDAY}` and `{DATE}` are of the day. */
  halfDays: z.strictObject({
    heading: text,
    hint: text,
    morning: halfDay,
    afternoon: halfDay,
  }),
});
