import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import { clinicFacts } from '../../shared/clinic-facts.ts';
import { aboutPath } from './about-path.ts';
import { closureSchema } from './closure.ts';
import { fontsSchema } from './fonts/fonts.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { ownFactsSchema } from './own-facts.ts';
import { claim, ofOneClinic, phoneNumber, text } from './text.ts';
import { themeSchema } from './theme/theme.ts';

const origin = z
  .url()
  .refine(
    (address) => URL.canParse(address) && new URL(address).origin === address,
    'must be an origin such as https://widget.example, without a path',
  );

const currencyError = {
  error: ({ input }: { input?: unknown }) => `unknown currency "${input}"; use a code such as INR`,
};

const figure = z.number().int().positive().meta(ofOneClinic).optional();

const link = z.url().meta(ofOneClinic);

const doctor = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    name: claim.describe('Full name with title: Dr. Hriday Nagpurkar.'),
    givenName: text.describe('First name.'),
    familyName: text.describe('Last name; the texts call it {familyName}.'),
    honorific: text.describe('Title before the name: Dr.'),
    portrait: image.describe(
      'The doctor’s picture: an illustration, or a photograph of any size; shown cropped to 4:5.',
    ),
  });

const marks = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    logo: image.optional().describe('The logo beside the clinic’s name, an SVG or a PNG.'),
    icon: z
      .string()
      .regex(/\.svg$/, 'must be an SVG')
      .optional()
      .describe('The small square logo of browser tabs and home screens, an SVG.'),
  });

const contact = z.strictObject({
  phone: phoneNumber
    .meta(ofOneClinic)
    .describe('The phone number in quotes, with + and without spaces.'),
  whatsapp: phoneNumber
    .meta(ofOneClinic)
    .optional()
    .describe('The number for chats, written like the phone; without it no page offers a chat.'),
  email: z.email().meta(ofOneClinic).describe('The email address that visitors see.'),
  ambulance: z
    .string()
    .regex(/^\d{2,5}$/, 'digits only')
    .describe('The public ambulance number, in quotes: "108".'),
});

const address = z.strictObject({
  street: claim.describe('House, street, part of the city.'),
  locality: text.describe('The city as it stands in the address.'),
  region: text.describe('The state.'),
  postalCode: text.describe('The postal code, in quotes: "440018".'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'use a code such as "IN"')
    .describe('The country in two letters: IN.'),
});

const claims = z.strictObject({
  rating: z
    .number()
    .min(1)
    .max(5)
    .meta(ofOneClinic)
    .optional()
    .describe('Average rating, out of 5: 4.8. With it goes the number of reviews.'),
  reviews: figure.describe('Number of reviews, at least.'),
  patients: figure.describe('Patients treated, at least.'),
  procedures: figure.describe('Procedures done, at least.'),
  echocardiographies: figure.describe('Echocardiographies done, at least.'),
  angiographies: figure.describe('Angiographies done, at least.'),
  angioplasties: figure.describe('Angioplasties done, at least.'),
  experienceYears: figure.describe('Years of experience on home, about and packages.'),
  experienceYearsOnTownPages: figure.describe('Years of experience on the towns’ pages.'),
});

const widget = z.strictObject({
  script: z.url().describe('Address of the widget’s script.'),
  className: z
    .string()
    .regex(/^[\w-]+$/, 'one class name')
    .describe('Class of the element that the script fills.'),
  origins: z
    .array(origin)
    .min(1)
    .describe('Addresses from which the widget may load anything, without a path.'),
});

const facts = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    ...clinicFacts.shape,
    sample: z
      .boolean()
      .default(false)
      .describe('true for the invented clinic: every page then says so. Remove it for yours.'),
    name: claim.describe('The clinic’s name.'),
    city: text.describe('The city that the clinic is in.'),
    theme: themeSchema
      .prefault({})
      .describe('The colours of the site; one that is left out is the design’s.'),
    fonts: fontsSchema.prefault({}).describe('The typefaces of the site.'),
    doctor: doctor(image).describe('The cardiologist.'),
    marks: marks(image)
      .default({})
      .describe('The clinic’s logo; where it is absent, a heart is drawn in the brand colour.'),
    pictures: z
      .strictObject({
        about: image.describe('The page about the doctor.'),
        offers: image.describe('The page of packages.'),
        testimonials: image.describe('The page of reviews.'),
        blog: image.describe('The listing of articles.'),
        contact: image.describe('The contact page.'),
        notFound: image.describe('The page for addresses that do not exist.'),
      })
      .describe('Pictures of whole pages; what they show is told in the texts (pictureAlt).'),
    contact: contact.describe('How the clinic is reached.'),
    address: address.describe('Where the clinic is.'),
    openingHours: openingHoursSchema.describe(
      'The clinic’s hours; every sentence of hours is made from them.',
    ),
    structuredHours: z
      .strictObject({
        contactPage: openingHoursSchema.optional().describe('On the contact page.'),
        localBusiness: openingHoursSchema.optional().describe('On all other pages.'),
      })
      .optional()
      .describe('Other hours for search engines; the build warns of them. Better left out.'),
    closures: z
      .array(closureSchema)
      .default([])
      .describe('Days on which the clinic is closed besides its weekly ones.'),
    claims: claims
      .default({})
      .describe('The clinic’s figures, each only where it is true; texts name them: {patients}.'),
    emergency: z
      .boolean()
      .default(false)
      .meta(ofOneClinic)
      .describe('true where the clinic answers emergencies at all hours; every page then says so.'),
    specialty: text
      .default('Cardiology')
      .describe('The medical specialty for search engines, in English: Cardiology.'),
    facts: ownFactsSchema
      .default({})
      .describe('Further numbers that texts repeat, by your own names: {rank} for rank: 7.'),
    payments: z.array(z.string().min(1)).min(1).describe('How patients can pay.'),
    currency: z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), currencyError)
      .describe('The currency of the prices in three letters: INR.'),
    priceRange: z
      .string()
      .min(1)
      .optional()
      .describe('How expensive the clinic is, from $ to $$$$; only search engines are told.'),
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
          .describe('The reviews widget of another company; without it a panel links to Google.'),
      })
      .optional()
      .describe('Reviews by patients; without them no page speaks of reviews.'),
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
    const tell = (field: keyof z.infer<typeof claims>, message: string) =>
      context.addIssue({ code: 'custom', path: ['claims', field], message });
    if (rating === undefined && (count !== undefined || reviews)) {
      tell('rating', 'is missing; reviews have one');
    }
    if (rating !== undefined && count === undefined) {
      tell('reviews', 'is missing; a rating says of how many reviews it is');
    }
  });

type Facts = z.infer<ReturnType<typeof clinicSchema<z.ZodType<ImageMetadata>>>>;

/** The facts of a clinic, as pages receive them: words are in the language of the page. */
export type Clinic = Facts & { language: string };
