import { z } from 'zod';
import { clinicFacts } from '../../../shared/clinic-facts.ts';
import { openingHoursSchema } from '../../../shared/hours/opening-hours.ts';
import { fontsSchema } from '../../theme/fonts/fonts.ts';
import { themeFieldsSchema } from '../../theme/theme.ts';
import { closureSchema } from '../fields/closure.ts';
import { halfHours } from '../fields/half-hours.ts';
import type { KeptPicture } from '../fields/picture.ts';
import { claim, ofOneClinic, text } from '../fields/text.ts';
import { aboutPath } from './about-path.ts';
import {
  address,
  claims,
  contact,
  currencyError,
  doctor,
  link,
  marks,
  widget,
} from './clinic-parts.ts';
import { ownFactsSchema } from './own-facts.ts';
import { specialties } from './specialty.ts';

const facts = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    ...clinicFacts.shape,
    sample: z
      .boolean()
      .default(false)
      .describe(
        'true for the invented sample clinic: every page then says so. Remove it for yours.',
      ),
    name: claim.describe('The clinic’s name.'),
    city: text.describe('The city that the clinic is in.'),
    theme: themeFieldsSchema
      .prefault({})
      .describe('The look of the site; the design’s own colour where one is left out.'),
    fonts: fontsSchema.prefault({}).describe('The typefaces of the site.'),
    doctor: doctor(image).describe('The doctor.'),
    marks: marks(image)
      .default({})
      .describe('The clinic’s logo; where it is absent, a mark is drawn in the brand colour.'),
    pictures: z
      .strictObject({
        about: image.describe('The page about the doctor.'),
        offers: image.describe('The page of packages.'),
        testimonials: image.describe('The page of reviews.'),
        blog: image.describe('The listing of articles.'),
        contact: image.describe('The contact page.'),
        notFound: image.describe('The page for addresses that do not exist.'),
      })
      .describe('The pictures of pages; what they show is described in the texts (pictureAlt).'),
    contact: contact.describe('How the clinic is reached.'),
    address: address.describe('Where the clinic is.'),
    openingHours: openingHoursSchema.describe(
      'The clinic’s hours; every text about hours is generated from them.',
    ),
    visitHours: halfHours
      .optional()
      .meta(ofOneClinic)
      .describe(
        'Hours to allow for a visit with its tests; pages of towns reckon from it when one is home.',
      ),
    visits: z
      .strictObject({
        perHour: z
          .int()
          .min(1)
          .max(60)
          .default(4)
          .describe('How many patients can be given a time within one hour: 4.'),
      })
      .prefault({})
      .describe('Visits for which the desk offers a time.'),
    structuredHours: z
      .strictObject({
        contactPage: openingHoursSchema.optional().describe('On the contact page.'),
        localBusiness: openingHoursSchema.optional().describe('On all other pages.'),
      })
      .optional()
      .describe(
        'Different hours for search engines; better left out, and the check warns about them.',
      ),
    closures: z
      .array(closureSchema)
      .default([])
      .describe('Days on which the clinic is closed or has other hours than every week.'),
    claims: claims
      .default({})
      .describe(
        'The clinic’s figures; give only those that are true. Texts refer to them: {patients}.',
      ),
    emergency: z
      .boolean()
      .default(false)
      .meta(ofOneClinic)
      .describe('true if the clinic takes emergencies at all hours; every page then says so.'),
    specialty: z
      .enum(specialties)
      .optional()
      .describe(
        'What the doctor practises: for search engines, and for finding words of another specialty.',
      ),
    facts: ownFactsSchema
      .default({})
      .describe('Further numbers that texts repeat, under names of your own: {rank} for rank: 7.'),
    payments: z.array(z.string().min(1)).min(1).describe('How patients can pay.'),
    currency: z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), currencyError)
      .describe('The currency of the prices in three letters: INR.'),
    priceRange: z
      .string()
      .min(1)
      .optional()
      .describe('How expensive the clinic is, from $ to $$$$; for search engines only.'),
    links: z
      .strictObject({
        facebook: link.optional().describe('The clinic on Facebook.'),
        instagram: link.optional().describe('The clinic on Instagram.'),
        youtube: link.optional().describe('The clinic on YouTube.'),
        linkedin: link.optional().describe('The clinic on LinkedIn.'),
      })
      .default({})
      .describe('The clinic’s pages on social networks.'),
    reviews: z
      .strictObject({
        profileUrl: link.describe('Where patients read and write reviews on Google.'),
        widget: widget
          .optional()
          .describe('A reviews widget from another company; without one, a panel links to Google.'),
      })
      .optional()
      .describe('Reviews by patients; without them no page mentions reviews.'),
    routes: z
      .strictObject({
        about: aboutPath
          .meta(ofOneClinic)
          .describe('Address of the page about the doctor, without slashes.'),
      })
      .describe('Addresses that name the city.'),
  });

/** The facts of the clinic: `clinic.yaml`. */
export const clinicSchema = <Image extends z.ZodType>(image: Image) =>
  facts(image).superRefine(({ claims: { rating, reviews: count }, reviews }, context) => {
    const report = (field: keyof z.infer<typeof claims>, message: string) =>
      context.addIssue({ code: 'custom', path: ['claims', field], message });
    if (rating === undefined && (count !== undefined || reviews)) {
      report('rating', 'is missing; reviews have one');
    }
    if (rating !== undefined && count === undefined) {
      report('reviews', 'is missing; a rating says of how many reviews it is');
    }
  });

type Facts = z.infer<ReturnType<typeof clinicSchema<z.ZodType<KeptPicture>>>>;

/** The facts of a clinic, as pages receive them: in the language of the page. */
export type Clinic = Facts & { language: string };
