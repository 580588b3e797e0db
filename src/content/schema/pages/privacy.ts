import { z } from 'zod';
import { lead, metaSchema, text, textWith } from '../../fields/fields.ts';
import { proseSchema } from './parts.ts';

/** `pages/privacy.yaml`. */
export const privacy = z.strictObject({
  meta: metaSchema,
  breadcrumb: text.describe('The name of the page in the trail at the top.'),
  heading: text.describe('The main heading.'),
  lead: lead.describe('One or two sentences under it.'),
  short: z
    .strictObject({
      heading: text.describe('The heading.'),
      lines: z
        .array(textWith('RETENTION'))
        .min(1)
        .describe('What is kept, why, who reads it, how long, how to delete it.'),
      complaint: textWith('NAME', 'CONTACT').describe(
        'Whom to complain to, if the contact details name somebody: {NAME}, and how that person is reached, {CONTACT}.',
      ),
      contents: text.describe('The name of the list of sections under it, on wide screens.'),
    })
    .describe('The page in short, beside the sections, and folded under the form.'),
  sections: z
    .array(proseSchema(textWith('RETENTION')))
    .min(1)
    .describe(
      'What happens to a message; {RETENTION} is the number of days it is kept, from the server’s setting ENQUIRY_RETENTION_DAYS.',
    ),
  otherCompanies: z
    .strictObject({
      heading: text.describe('The heading.'),
      withoutWidget: text.describe('Shown if the clinic has no reviews widget.'),
      withWidget: text.describe('Shown if it has one.'),
      links: text.describe('About links to other sites, which visitors choose to follow.'),
    })
    .describe('The last section: whom a visitor’s browser contacts besides this site.'),
});
