import { z } from 'zod';
import { editedAs } from '../../../shared/edited-as.ts';
import { icon, price, sameInAllLanguages, slug, text } from '../fields/fields.ts';

/** One test or treatment that the clinic offers: an entry of `services.yaml`. */
export const serviceSchema = z.strictObject({
  id: slug.describe('Short unique name in lower case, part of the address: first-visit.'),
  group: text.meta(editedAs('serviceGroup')).describe('The group it belongs to.'),
  icon: icon.describe('The icon beside the title.'),
  title: text.describe('The name as patients know it.'),
  shortDesc: text.describe('One sentence: what it is. Always shown.'),
  description: text.describe(
    'Two to four sentences: when it is needed and what happens. Shown on request.',
  ),
  features: z
    .array(text)
    .min(3, 'give three to six points')
    .max(6, 'give three to six points')
    .describe('Three to six short points.'),
  keywords: z
    .array(text)
    .default([])
    .describe('Other words by which patients search for it: eco, echo test.'),
  price: price
    .meta(sameInAllLanguages)
    .optional()
    .describe('The price in the clinic’s currency, without decimals or a comma.'),
  inHospital: z
    .boolean()
    .default(false)
    .meta(sameInAllLanguages)
    .describe(
      'Yes if it is done in the hospital of the contact details; its name and address then follow the description.',
    ),
  emergency: z
    .boolean()
    .default(false)
    .meta(sameInAllLanguages)
    .describe('Yes if it is available in an emergency; shows the emergency label.'),
});

/** A service, as pages receive it. */
export type Service = z.infer<typeof serviceSchema>;
