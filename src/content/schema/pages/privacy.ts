import { z } from 'zod';
import { lead, metaSchema, text, textWith } from '../../fields/text.ts';
import { proseSchema } from './parts.ts';

/** `pages/privacy.yaml`. */
export const privacy = z.strictObject({
  meta: metaSchema,
  breadcrumb: text.describe('What the trail at the top of the page calls it.'),
  heading: text.describe('The main heading.'),
  lead: lead.describe('One or two sentences under it.'),
  short: z
    .strictObject({
      heading: text.describe('The heading.'),
      lines: z
        .array(textWith('RETENTION'))
        .min(1)
        .describe('Who reads a message, how long it is kept, how to have it deleted.'),
      contents: text.describe('The name of the list of sections under it, on wide screens.'),
    })
    .optional()
    .describe('The page in short, beside the sections; may be left out.'),
  sections: z
    .array(
      proseSchema(textWith('RETENTION')).extend({
        deletion: z
          .literal(true)
          .optional()
          .describe('true for the section on how a message is deleted: private pages link to it.'),
      }),
    )
    .min(1)
    .describe(
      'What happens to a message; {RETENTION} is the number of days it is kept, ENQUIRY_RETENTION_DAYS.',
    ),
  otherCompanies: z
    .strictObject({
      heading: text.describe('The heading.'),
      withoutWidget: text.describe('Shown if clinic.yaml has no reviews widget.'),
      withWidget: text.describe('Shown if it has one.'),
      links: text.describe('About links to other sites, which visitors choose to follow.'),
    })
    .describe('The last section: whom a visitor’s browser contacts besides this site.'),
});
