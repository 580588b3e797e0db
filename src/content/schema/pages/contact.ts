import { z } from 'zod';
import { claimedMeta, text, texts, textWith } from '../../fields/text.ts';

const halfDay = z.strictObject({
  label: textWith('WEEKDAY', 'DATE').describe(
    'The words beside the box, with the day in short form.',
  ),
  sentence: textWith('WEEKDAY', 'DATE').describe('What the box adds to the message.'),
});

/** `pages/contact.yaml`. */
export const contact = z.strictObject({
  meta: claimedMeta,
  breadcrumb: text.describe('What the trail at the top of the page calls it.'),
  heading: text.describe('The main heading.'),
  lead: text.describe('One or two sentences under it.'),
  pictureAlt: text.describe('What the picture shows, for people who do not see it.'),
  chosen: texts({
    label: 'The small line above its name.',
    change: 'The link that leads back to the choice.',
  }).describe('What a visitor has chosen to book, above the form.'),
  halfDays: z
    .strictObject({
      heading: text.describe('The heading.'),
      hint: text.describe('What a tap does, and that this is not yet an appointment.'),
      morning: halfDay.describe('A morning; {WEEKDAY} and {DATE} are those of the day.'),
      afternoon: halfDay.describe('An afternoon.'),
      chosen: textWith('CHOICE').describe(
        'Under them, once one is chosen: {CHOICE}, and how to take it back.',
      ),
      next: text.describe('The link that leads on to the first field.'),
    })
    .describe('Coming half days that a visitor may ask for.'),
});
