import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import { clinicFacts } from '../../shared/clinic-facts.ts';
import { phoneNumber } from './text.ts';

/** Days of the week, abbreviated as in schema.org. */
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'use a time such as "10:00"');

/** The same hours on several days, in the clinic's time zone. */
const openingHoursSchema = z.strictObject({
  days: z.array(z.enum(dayNames)).min(1),
  opens: timeOfDay,
  closes: timeOfDay,
});

const origin = z
  .url()
  .refine(
    (address) => URL.canParse(address) && new URL(address).origin === address,
    'must be an origin such as https://widget.example, without a path',
  );

/** Paths of the site that the page about the doctor must not take. */
const otherPaths = [
  'api',
  'blog',
  'contact',
  'locations',
  'offers',
  'offline',
  'privacy',
  'testimonials',
];

const currencyError = {
  error: ({ input }: { input?: unknown }) => `unknown currency "${input}"; use a code such as INR`,
};

const whole = z.number().int().positive();

/** The facts of the clinic: `clinic.yaml`. */
export const clinicSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    ...clinicFacts.shape,
    /** True for an invented sample clinic; the footer of every page then says so. */
    sample: z.boolean().default(false),
    /** The clinic's name. */
    name: z.string().min(1),
    /** The city that the clinic is in. */
    city: z.string().min(1),
    /** The language of the pages, and the name of the folder with their copy: `en`. */
    language: z.string().regex(/^[a-z]{2}$/, 'use a language code such as "en"'),
    /** Theme colour of the browser on phones. */
    themeColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'use a colour such as "#556960"'),
    /** The cardiologist. */
    doctor: z.strictObject({
      /** Full name with title. */
      name: z.string().min(1),
      givenName: z.string().min(1),
      familyName: z.string().min(1),
      honorific: z.string().min(1),
      /** Portrait, an illustration or a photograph of any size; shown cropped to a tall arch. */
      portrait: image,
    }),
    /** The clinic's logo. */
    marks: z.strictObject({
      /** Path of the small square logo for browser tabs and home screens, an SVG. */
      icon: z.string().regex(/\.svg$/, 'must be an SVG'),
    }),
    /** Illustrations of whole pages; their alternative text is part of the copy. */
    pictures: z.strictObject({
      about: image,
      offers: image,
      testimonials: image,
      blog: image,
      contact: image,
      notFound: image,
    }),
    contact: z.strictObject({
      /** International format without spaces: `+919876543210`. Also the WhatsApp number. */
      phone: phoneNumber,
      email: z.email(),
      /** The public ambulance number named in emergency boxes. */
      ambulance: z.string().regex(/^\d{2,5}$/, 'digits only'),
    }),
    address: z.strictObject({
      street: z.string().min(1),
      locality: z.string().min(1),
      region: z.string().min(1),
      postalCode: z.string().min(1),
      /** ISO 3166-1 code: `IN`. */
      country: z.string().regex(/^[A-Z]{2}$/, 'use a code such as "IN"'),
    }),
    /** The hours shown to visitors. */
    openingHours: z.array(openingHoursSchema).min(1),
    /** The hours told to search engines; the build warns while they differ from those shown. */
    structuredHours: z.strictObject({
      contactPage: z.array(openingHoursSchema).min(1),
      localBusiness: z.array(openingHoursSchema).min(1),
    }),
    /** The clinic's claims; they must be true. */
    claims: z.strictObject({
      /** Average rating, out of 5. */
      rating: z.number().min(1).max(5),
      /** Number of reviews, at least. */
      reviews: whole,
      /** Patients treated, at least. */
      patients: whole,
      /** Procedures done, at least. */
      procedures: whole,
      echocardiographies: whole,
      angiographies: whole,
      angioplasties: whole,
      /** Years of experience on home, about and packages. */
      experienceYears: whole,
      /** Years of experience on the town pages. */
      experienceYearsOnTownPages: whole,
    }),
    /** Accepted payment methods, for structured data. */
    payments: z.array(z.string().min(1)).min(1),
    /** ISO 4217 code of the prices: `INR`. */
    currency: z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), currencyError),
    /** schema.org price range: `$$`. */
    priceRange: z.string().min(1),
    /** The clinic's pages on four social networks. */
    links: z.strictObject({
      facebook: z.url(),
      instagram: z.url(),
      youtube: z.url(),
      linkedin: z.url(),
    }),
    reviews: z.strictObject({
      /** The clinic's reviews on Google. */
      profileUrl: z.url(),
      /**
       * The reviews widget of another company; where it is absent, a panel links to the reviews.
       */
      widget: z
        .strictObject({
          /** URL of the widget's script. */
          script: z.url(),
          /** Class of the element that the script fills. */
          className: z.string().regex(/^[\w-]+$/, 'one class name'),
          /** Origins from which the widget may load scripts, styles, images, frames and data. */
          origins: z.array(origin).min(1),
        })
        .optional(),
    }),
    /** Paths that name the city. */
    routes: z.strictObject({
      /** Path of the page about the doctor, without slashes. */
      about: z
        .string()
        .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens only')
        .refine((path) => !otherPaths.includes(path), 'is the address of another page'),
    }),
  });

/** The facts of a clinic, as pages receive them. */
export type Clinic = z.infer<ReturnType<typeof clinicSchema<z.ZodType<ImageMetadata>>>>;

/** The same hours on several days. */
export type OpeningHours = z.infer<typeof openingHoursSchema>;
