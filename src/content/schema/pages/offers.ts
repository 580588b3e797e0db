import { z } from 'zod';
import {
  clinicLead,
  clinicMeta,
  clinicText,
  refersTo,
  slug,
  text,
  texts,
  textWith,
} from '../../fields/fields.ts';
import { chatNote, pointSchema } from './parts.ts';

const hero = z.strictObject({
  eyebrow: text.describe('The small line above the heading.'),
  lead: clinicLead.describe('One or two sentences under the heading.'),
  rating: text.optional().describe('Beside the stars: {rating} from {reviews}+ reviews.'),
  verified: clinicText.optional().describe('A short sign of trust.'),
  years: text.optional().describe('The experience: {years}+ years.'),
});

const packages = z.strictObject({
  heading: text.describe('The heading above the packages.'),
  popular: text.describe('The mark of the most popular package.'),
  price: text.describe('The words before the price, for screen readers.'),
  originalPrice: text.describe('The words before the higher price of the same tests.'),
  savings: textWith('AMOUNT').describe('What is saved; {AMOUNT} is the difference.'),
  includes: text.describe('Heading above what a package includes.'),
  button: text.describe('The button that books a package.'),
  buttonLabel: textWith('PACKAGE').describe(
    'The same for screen readers; {PACKAGE} is the title of the package.',
  ),
});

const row = z.strictObject({
  test: text.describe('The name of the test.'),
  packages: z
    .array(slug.meta(refersTo('packages')))
    .min(1)
    .describe('The packages that include it, by their short names.'),
});

/** `pages/offers.yaml`: the packages page. */
export const offers = z.strictObject({
  meta: clinicMeta,
  breadcrumb: text.describe('The name of the page in the trail at the top.'),
  heading: text.describe('The main heading.'),
  hero: hero.describe('The top of the page.'),
  packages: packages.describe('The words around the packages, which are in a list of their own.'),
  compare: texts({
    heading: 'The heading of the table.',
    inAll: 'The words before the tests that all packages include.',
    package: 'Heading of the column of packages.',
    adds: 'Heading of the column of what each package adds.',
  })
    .extend({ rows: z.array(row).min(1).describe('The tests, and which packages include them.') })
    .optional()
    .describe('The comparison of the packages.'),
  whyChoose: z
    .strictObject({
      heading: text.describe('The heading.'),
      points: z
        .array(pointSchema)
        .length(4, 'give exactly four points')
        .describe('Exactly four points.'),
    })
    .optional()
    .describe('Four reasons to come.'),
  callToAction: z
    .strictObject({
      heading: text.describe('The heading.'),
      text: text.describe('One or two sentences under it.'),
      trust: text.optional().describe('The small line under the text: {patients}+ patients.'),
    })
    .describe('The invitation to call or book at the end of the page.'),
  emergencyStrip: texts({
    text: 'A note that a check-up is not for emergencies.',
    callButton: 'The button that calls the clinic.',
    whatsappButton: 'The button that opens a chat.',
  })
    .extend({ chatNote })
    .optional()
    .describe('The strip about emergencies, if the clinic takes them at all hours.'),
});
