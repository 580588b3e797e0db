import { z } from 'zod';
import { clinicMeta, lead, text, texts, textWith } from '../../fields/fields.ts';
import { chatNote } from './parts.ts';

const halfDay = z.strictObject({
  label: textWith('WEEKDAY', 'DATE').describe('The half day, with the day in short form.'),
  short: text.describe('The words of the box beside its day: "morning".'),
  sentence: textWith('WEEKDAY', 'DATE').describe('What the box adds to the message.'),
});

/** `pages/contact.yaml`. */
export const contact = z.strictObject({
  meta: clinicMeta,
  breadcrumb: text.describe('The name of the page in the trail at the top.'),
  heading: text.describe('The main heading.'),
  lead: lead.describe('One or two sentences under it.'),
  chatNote,
  afterwards: z
    .strictObject({
      heading: text.describe('The heading.'),
      steps: z.array(text).min(2).max(4).describe('What happens, in order, a sentence each.'),
    })
    .optional()
    .describe('What happens after a message is sent, beside the form.'),
  chosen: texts({
    label: 'The small line above the name of what is booked.',
    change: 'The link that leads back to the choice.',
  }).describe('What a visitor has chosen to book, above the form.'),
  halfDays: z
    .strictObject({
      heading: text.describe('The heading.'),
      hint: text.describe(
        'Says that this is not yet an appointment, and asks whoever wants to come sooner to call: the list begins after the day of the answer.',
      ),
      day: textWith('WEEKDAY', 'DATE').describe('A day in short form, before its half days.'),
      morning: halfDay.describe('A morning; {WEEKDAY} and {DATE} are its day.'),
      afternoon: halfDay.describe('An afternoon.'),
      chosen: textWith('CHOICE').describe(
        'Under the half days, once one is chosen: {CHOICE}, and how to undo it.',
      ),
      next: text.describe('The link that leads on to the first field.'),
    })
    .describe('Coming half days that a visitor may ask for.'),
});
