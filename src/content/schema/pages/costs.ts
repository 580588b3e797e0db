import { z } from 'zod';
import { reviewEvery } from '../../../../shared/edited-as.ts';
import {
  callToActionSchema,
  clinicLead,
  clinicMeta,
  clinicSpecific,
  clinicText,
  day,
  priceOrFree,
  refersTo,
  sameInAllLanguages,
  serviceIds,
  slug,
  text,
  texts,
  textWith,
} from '../../fields/fields.ts';

const asOf = day.meta(reviewEvery(6)).describe('The day on which the clinic last checked it.');

/** What one visit, test or treatment costs. */
const price = z
  .strictObject({
    id: slug.describe('Short unique name in lower case, the same in every language.'),
    name: text.describe('The visit, test or treatment, as patients know it.'),
    from: priceOrFree
      .meta({ ...sameInAllLanguages, label: 'price' })
      .describe(
        'The price or the lowest one, in the clinic’s currency, without decimals or a comma; 0 for free.',
      ),
    to: priceOrFree
      .meta({ ...sameInAllLanguages, label: 'highestPrice' })
      .optional()
      .describe('The highest price, if it varies; without it, the price is fixed.'),
    note: clinicText.optional().describe('What it depends on or includes, in one sentence.'),
    services: serviceIds
      .meta(sameInAllLanguages)
      .describe('The services whose pages name this price too, besides the one with the same id.'),
    inPackage: slug
      .meta({ ...refersTo('packages'), ...sameInAllLanguages })
      .optional()
      .describe('The id of a package that contains it for less; the row then names the package.'),
    inAnswer: z
      .boolean()
      .default(false)
      .meta(sameInAllLanguages)
      .describe('Yes to name it in the desk’s ready answers, in place of {FEES}.'),
    asOf: asOf.meta(sameInAllLanguages),
  })
  .refine(({ from, to = Number.POSITIVE_INFINITY }) => from < to, {
    path: ['to'],
    message: 'must be higher than from',
  });

/** A card or scheme, and whether the clinic takes it. */
const scheme = z.strictObject({
  id: slug.describe('Short unique name in lower case, the same in every language.'),
  name: text.describe('The card or scheme.'),
  taken: z
    .enum(['yes', 'no', 'elsewhere'])
    .meta({ ...clinicSpecific, ...sameInAllLanguages })
    .describe('yes, no, or elsewhere: where the clinic sends its patients to hospitals that do.'),
  note: clinicText.optional().describe('What that means for the patient, in one sentence.'),
  asOf: asOf.meta(sameInAllLanguages),
});

/**
 * `pages/costs.yaml`: what a visit costs, which cards are taken and which papers to bring. The prices of
 * packages are in `packages.yaml`.
 */
export const costs = z.strictObject({
  meta: clinicMeta,
  breadcrumb: text.describe('The name of the page in the trail at the top.'),
  heading: text.describe('The main heading.'),
  lead: clinicLead.describe('One or two sentences under it.'),
  link: text.describe('The link to this page from the services and the packages.'),
  sampleNote: text
    .optional()
    .describe('Says that the answers are the sample’s; shown in the sample clinic.'),
  asOf: textWith('DATE').describe('Beside each answer; {DATE} is the day it was checked.'),
  amounts: texts({ free: 'In place of a price of 0.' })
    .extend({
      range: textWith('FROM', 'TO').describe('A price from {FROM} to {TO}.'),
      inPackage: textWith('PACKAGE', 'PRICE')
        .optional()
        .describe('Below a test that a package contains for less; optional.'),
    })
    .describe('How amounts are written.'),
  columns: texts({
    item: 'Heading of the column of visits, tests and treatments.',
    price: 'Heading of the column of prices.',
    scheme: 'Heading of the column of cards and schemes.',
    taken: 'Heading of the column of answers.',
  }).describe('The headings of the columns.'),
  prices: z
    .array(
      z.strictObject({
        heading: text.describe('The heading.'),
        items: z.array(price).min(1).describe('The prices, in the order shown.'),
      }),
    )
    .min(1)
    .describe('The prices, in tables with a heading each.'),
  packages: text.describe('Heading above the packages, whose prices are in the list of packages.'),
  schemes: texts({
    heading: 'The heading.',
    yes: 'The answer if the clinic accepts the card.',
    no: 'The answer if it does not.',
    elsewhere: 'The answer if other hospitals accept it.',
  })
    .extend({
      items: z.array(scheme).min(1).describe('The cards and schemes, in the order shown.'),
    })
    .optional()
    .describe('The cards and schemes.'),
  bring: z
    .strictObject({
      heading: text.describe('The heading.'),
      items: z.array(clinicText).min(1).describe('The papers, one in each line.'),
      asOf,
    })
    .optional()
    .describe('The papers to bring.'),
  callToAction: callToActionSchema,
});
