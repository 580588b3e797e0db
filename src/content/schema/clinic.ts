import type { ImageMetadata } from 'astro';
import type { MedicalSpecialty } from 'schema-dts';
import { z } from 'zod';
import { clinicFacts } from '../../../shared/clinic-facts.ts';
import { editedAs, technical } from '../../../shared/edited-as.ts';
import { daysFile, factFiles, fileOfFact, noticesFile } from '../../../shared/fact-files.ts';
import { daysSchema } from '../../../shared/hours/days-schema.ts';
import { openingHoursSchema } from '../../../shared/hours/opening-hours.ts';
import { noticesSchema } from '../../../shared/notices-schema.ts';
import { pages, singlePages } from '../../pages.ts';
import { themeFieldsSchema } from '../../theme/theme.ts';
import {
  clinicSpecific,
  clinicText,
  degrees,
  halfHours,
  phoneNumber,
  text,
} from '../fields/fields.ts';
import { isPlaceholder } from '../fields/placeholder.ts';
import type { FieldIssue } from '../folder/yaml.ts';

/** A picture from the clinic's folder; `src` is the URL of the copy that the server keeps. */
export type ContentPicture = ImageMetadata & {
  /** The SVG of a drawing that is small enough to be part of a page. */
  drawing?: string;
  /** In the desk's preview, the name of the field that it is from (`shared/marks.ts`). */
  field?: string;
};

const origin = z
  .url()
  .refine(
    (address) => URL.canParse(address) && new URL(address).origin === address,
    'must be an origin such as https://widget.example, without a path',
  );

/** The message for an unknown currency. */
const currencyError = {
  error: ({ input }: { input?: unknown }) => `unknown currency "${input}"; use a code such as INR`,
};

const figure = z.number().int().positive().meta(clinicSpecific).optional();

const years = z
  .number()
  .int()
  .positive()
  .max(80, 'write the number of years, not the year in which they began')
  .meta(clinicSpecific)
  .optional();

/** A URL that belongs to one clinic only. */
const link = z.url({ protocol: /^https?$/ }).meta(clinicSpecific);

const doctor = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    name: clinicText.describe('Full name with title: Dr. Asha Rao.'),
    givenName: text.describe('First name.'),
    familyName: text.describe('Last name; the texts call it {familyName}.'),
    honorific: text.describe('Title before the name: Dr.'),
    portrait: image.describe(
      'The doctor’s picture: an illustration, or a photograph, which is cropped to 4 wide and 5 high.',
    ),
    registration: z
      .strictObject({
        council: text.describe('The medical council: Maharashtra Medical Council.'),
        number: clinicText.describe('The registration number, as on the certificate.'),
      })
      .optional()
      .describe(
        'The doctor’s registration, shown beside the statement that the doctor is registered.',
      ),
    signature: image
      .optional()
      .describe('The doctor’s signature, best an SVG, or a PNG without a background.'),
  });

/** The pictures by which the clinic is known. */
const marks = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    logo: image
      .optional()
      .describe('The logo beside the clinic’s name, best an SVG, or a PNG without a background.'),
    icon: z
      .string()
      .meta(editedAs('picture'))
      .optional()
      .describe(
        'The small square logo of browser tabs and home screens: an SVG, or another picture of 512 by 512 pixels or more.',
      ),
  });

/** How to contact the clinic. */
const contact = z.strictObject({
  phone: phoneNumber
    .meta(clinicSpecific)
    .describe('The phone number, with a + and without spaces.'),
  whatsapp: phoneNumber
    .meta(clinicSpecific)
    .optional()
    .describe('The number for chats, written like the phone; without it no page offers a chat.'),
  email: z.email().meta(clinicSpecific).describe('The email address that visitors see.'),
  ambulance: z
    .string()
    .regex(/^\d{2,5}$/, 'digits only')
    .describe('The public ambulance number, such as 108.'),
  complaints: z
    .strictObject({
      name: clinicText.describe('The name.'),
      contact: clinicText.describe('A phone number, an email address, or both.'),
    })
    .optional()
    .describe(
      'Whom patients can complain to about the use of what they send, as the Digital Personal Data Protection Act requires.',
    ),
});

/** Where the clinic is. */
const address = z.strictObject({
  street: clinicText.describe('House, street, part of the city.'),
  locality: text.describe('The city, as in the postal address.'),
  region: text.describe('The state.'),
  postalCode: text.describe('The postal code, such as 440018.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'use a code such as "IN"')
    .describe('The country in two letters: IN.'),
  latitude: degrees(90)
    .optional()
    .describe('Degrees of latitude, north: 21.15; for the map of the roads.'),
  longitude: degrees(180).optional().describe('Degrees of longitude, east: 79.11.'),
});

/** The hospital where the doctor does procedures that the clinic has no rooms for. */
const hospital = z.strictObject({
  name: clinicText.describe('Its name.'),
  address: clinicText.describe('Street, part of the city and city, on one line.'),
  phone: phoneNumber
    .meta(clinicSpecific)
    .optional()
    .describe('The phone number of its casualty department, with a + and without spaces.'),
  openAtNight: z
    .boolean()
    .default(false)
    .meta(clinicSpecific)
    .describe(
      'Yes if its casualty department is open day and night: pages send patients there at night.',
    ),
});

/** What the clinic says about itself in numbers. */
const claims = z.strictObject({
  rating: z
    .number()
    .min(1)
    .max(5)
    .meta(clinicSpecific)
    .optional()
    .describe('Average rating, out of 5: 4.8. Needs the number of reviews, too.'),
  reviews: figure.describe('At least this many reviews.'),
  patients: figure.describe('At least this many patients treated.'),
  procedures: figure.describe('At least this many procedures done.'),
  echocardiographies: figure.describe('At least this many echocardiographies done.'),
  angiographies: figure.describe('At least this many angiographies done.'),
  angioplasties: figure.describe('At least this many angioplasties done.'),
  experienceYears: years.describe(
    'Years of practice in the specialty, as shown on the home, about and packages pages.',
  ),
  experienceYearsOnTownPages: years.describe(
    'Years in medicine, as shown on the towns’ pages; at least as many as in the specialty.',
  ),
});

/** A widget of reviews from another company. */
const widget = z.strictObject({
  script: z.url().describe('Address of the widget’s script.'),
  className: z
    .string()
    .regex(/^[\w-]+$/, 'one class name')
    .describe('The CSS class of the element that the script fills.'),
  origins: z
    .array(origin)
    .min(1)
    .describe('Origins that the widget may load from: addresses without a path.'),
});

/** Paths that the page about the doctor must not take, besides the paths of languages. */
const otherPaths = [
  ...singlePages.map((name) => pages[name].path.slice(1)),
  ...['404', '500', 'api', 'desk', 'healthz', 'index', 'locations', 'media'],
  ...['about-doctor', 'article', 'failure', 'not-found', 'offline', 'preview', 'readyz', 'request'],
  ...['preview-ended', 'services', 'social'],
];

/** Path of the page about the doctor, without slashes. */
export const aboutPath = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens only')
  .refine(
    (path) => !otherPaths.includes(path) && !/^[a-z]{2}$/.test(path),
    'is the address of another page; choose a different one',
  );

const fact = z
  .union([z.number(), z.string().min(1)], 'must be a number or a short text')
  .meta(clinicSpecific);

/** Numbers that several texts mention, under names that the clinic has chosen: `facts` in `claims.yaml`. */
export const ownFactsSchema = z.record(z.string(), fact).superRefine((facts, context) => {
  for (const name of Object.keys(facts)) {
    const message = isPlaceholder(name)
      ? `{${name}} already means something else; choose another name`
      : 'must begin with a lower-case letter and contain only letters and digits';
    if (!isPlaceholder(name) && /^[a-z][a-zA-Z0-9]*$/.test(name)) continue;
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

/** The specialties that a clinic may have, in the words of `clinic.yaml`, each with its name in schema.org's list. */
export const schemaOrgSpecialties = {
  Cardiology: 'Cardiovascular',
  Dentistry: 'Dentistry',
  Dermatology: 'Dermatology',
  'Ear, nose and throat': 'Otolaryngologic',
  Endocrinology: 'Endocrine',
  Gastroenterology: 'Gastroenterologic',
  'General medicine': 'PrimaryCare',
  Gynaecology: 'Gynecologic',
  Neurology: 'Neurologic',
  Oncology: 'Oncologic',
  Ophthalmology: 'Ophthalmology',
  Orthopaedics: 'Musculoskeletal',
  Paediatrics: 'Pediatric',
  Physiotherapy: 'Physiotherapy',
  Psychiatry: 'Psychiatric',
  Pulmonology: 'Pulmonary',
  Surgery: 'Surgical',
  Urology: 'Urologic',
} as const satisfies Record<string, MedicalSpecialty>;

type Specialty = keyof typeof schemaOrgSpecialties;

/** A specialty, as `clinic.yaml` names it. */
export const specialtySchema = z.enum(
  Object.keys(schemaOrgSpecialties) as [Specialty, ...Specialty[]],
);

/** All facts of the clinic; `shared/fact-files.ts` says which file each is in. */
export const clinicSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    ...clinicFacts.shape,
    sample: z
      .boolean()
      .default(false)
      .meta(technical)
      .describe(
        'Yes for the invented sample clinic: every page then says so. Remove it for yours.',
      ),
    name: clinicText.describe('The clinic’s name.'),
    city: text.describe('The city that the clinic is in.'),
    theme: themeFieldsSchema
      .prefault({})
      .describe('The colours of the site; by default the design’s.'),
    doctor: doctor(image).describe('The doctor.'),
    marks: marks(image)
      .default({})
      .describe('The clinic’s logo; without one, a mark is drawn in the brand colour.'),
    pictures: z
      .strictObject({
        about: image.describe('The page about the doctor.'),
        blog: image.describe('The picture of an article or a post that has none.'),
        notFound: image.describe('The page for addresses that do not exist.'),
      })
      .describe(
        'The pictures of pages; the texts of the doctor’s page say what its picture shows.',
      ),
    contact: contact.describe('How to contact the clinic.'),
    address: address.describe('Where the clinic is.'),
    hospital: hospital
      .optional()
      .describe('The hospital where the doctor does procedures that the clinic has no rooms for.'),
    openingHours: openingHoursSchema.describe(
      'The clinic’s hours; every text about hours is generated from them.',
    ),
    visitHours: halfHours
      .optional()
      .meta(clinicSpecific)
      .describe(
        'Hours to allow for a visit with its tests; towns’ pages use it to say when a patient is home again.',
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
      .describe('Different hours for search engines. Not recommended: the check warns about them.'),
    days: daysSchema
      .default([])
      .describe('Days on which the clinic is closed or has hours other than its weekly ones.'),
    notices: noticesSchema
      .default([])
      .describe('Sentences at the top of every page, each for a period.'),
    claims: claims
      .default({})
      .describe(
        'The clinic’s figures; give only true ones. Texts refer to them by name: {patients}.',
      ),
    emergency: z
      .boolean()
      .default(false)
      .meta(clinicSpecific)
      .describe('Yes if the clinic takes emergencies at all hours; every page then says so.'),
    specialty: specialtySchema
      .optional()
      .describe(
        'The doctor’s specialty: for search engines, and for finding texts about another specialty.',
      ),
    facts: ownFactsSchema
      .default({})
      .describe(
        'Further numbers that several texts mention, under names of your own: {rank} for rank: 7.',
      ),
    payments: z.array(z.string().min(1)).min(1).describe('How patients can pay.'),
    currency: z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), currencyError)
      .meta(technical)
      .describe('The currency of the prices in three letters: INR.'),
    priceRange: z
      .string()
      .min(1)
      .optional()
      .meta(technical)
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
          .meta(clinicSpecific)
          .describe('Address of the page about the doctor, without slashes.'),
      })
      .describe('Addresses that name the city.'),
  });

/** Contradictions between facts that are each valid on their own, by the path of a field. */
export function contradictions({
  claims: { rating, reviews: count },
  reviews,
  notices,
  languages,
}: Pick<Facts, 'claims' | 'reviews' | 'notices' | 'languages'>): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (rating === undefined && (count !== undefined || reviews)) {
    issues.push({ field: 'claims.rating', message: 'is missing; reviews need a rating' });
  }
  if (rating !== undefined && count === undefined) {
    const message = 'is missing; a rating needs the number of reviews';
    issues.push({ field: 'claims.reviews', message });
  }
  for (const [index, { text }] of notices.entries()) {
    for (const code of Object.keys(text).filter((name) => !languages.includes(name))) {
      const message = `is not one of the clinic’s languages (${languages.join(', ')})`;
      issues.push({ field: `notices.${index}.text.${code}`, message });
    }
  }
  return issues;
}

/** The schema of each file of facts on its own, by its path in the clinic's folder. */
export function factFileSchemas(image: z.ZodType): Map<string, z.ZodType> {
  const all = Object.entries<z.ZodType>(clinicSchema(image).shape);
  const lists = new Map<string, z.ZodType>([
    [daysFile, daysSchema],
    [noticesFile, noticesSchema],
  ]);
  const schemas = Object.keys(factFiles).map((path) => {
    const factsInFile = all.filter(([name]) => fileOfFact(name) === path);
    return [path, lists.get(path) ?? z.strictObject(Object.fromEntries(factsInFile))] as const;
  });
  return new Map(schemas);
}

type Facts = z.infer<ReturnType<typeof clinicSchema<z.ZodType<ContentPicture>>>>;

/** The facts of a clinic, as pages receive them: in the language of the page. */
export type Clinic = Facts & { language: string };
