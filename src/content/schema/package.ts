import { z } from 'zod';
import { clinicText, icon, price, sameInAllLanguages, slug, text } from '../fields/fields.ts';

/** One fixed-price check-up: an entry of `packages.yaml`. */
export const packageSchema = z
  .strictObject({
    id: slug.describe(
      'Short unique name in lower case; the address for booking ends with it: ?package=basic.',
    ),
    title: clinicText.describe('The name of the package.'),
    description: clinicText.describe('One or two sentences: who it is for.'),
    price: price
      .meta(sameInAllLanguages)
      .describe('The price in the clinic’s currency, without decimals or a comma.'),
    originalPrice: price
      .meta(sameInAllLanguages)
      .optional()
      .describe('The price of the same tests booked separately, if it is higher.'),
    includes: z.array(text).min(1).describe('The tests and reports in the package.'),
    features: z.array(clinicText).default([]).describe('What makes it convenient: short points.'),
    popular: z
      .boolean()
      .default(false)
      .describe('Yes for the one package that is highlighted as the most popular.'),
    icon: icon.describe('The icon on the card.'),
  })
  .refine(({ price, originalPrice = Number.POSITIVE_INFINITY }) => price < originalPrice, {
    path: ['price'],
    message: 'must be lower than the original price',
  });

/** A package, as pages receive it. */
export type Package = z.infer<typeof packageSchema>;
