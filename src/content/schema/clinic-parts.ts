import { z } from 'zod';
import { editedAs } from '../../../shared/edited-as.ts';
import { claim, ofOneClinic, phoneNumber, text } from '../fields/text.ts';

const origin = z
  .url()
  .refine(
    (address) => URL.canParse(address) && new URL(address).origin === address,
    'must be an origin such as https://widget.example, without a path',
  );

/** The message for an unknown currency. */
export const currencyError = {
  error: ({ input }: { input?: unknown }) => `unknown currency "${input}"; use a code such as INR`,
};

const figure = z.number().int().positive().meta(ofOneClinic).optional();

/** At the desk, other clinics are not asked for it. */
const heartFigure = figure.meta({ isOfHearts: true });

const years = z
  .number()
  .int()
  .positive()
  .max(80, 'write how many years, not since when')
  .meta(ofOneClinic)
  .optional();

/** A URL that belongs to one clinic only. */
export const link = z.url({ protocol: /^https?$/ }).meta(ofOneClinic);

/** The doctor. */
export const doctor = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    name: claim.describe('Full name with title: Dr. Asha Rao.'),
    givenName: text.describe('First name.'),
    familyName: text.describe('Last name; the texts call it {familyName}.'),
    honorific: text.describe('Title before the name: Dr.'),
    portrait: image.describe(
      'The doctor’s picture: an illustration, or a photograph, which is cropped to 4 wide and 5 high.',
    ),
    signature: image
      .optional()
      .describe('The doctor’s signature, best an SVG, or a PNG without a background.'),
  });

/** The pictures by which the clinic is known. */
export const marks = <Image extends z.ZodType>(image: Image) =>
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

/** How the clinic is reached. */
export const contact = z.strictObject({
  phone: phoneNumber
    .meta(ofOneClinic)
    .describe('The phone number in quotes, with a + and without spaces.'),
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

/** Where the clinic is. */
export const address = z.strictObject({
  street: claim.describe('House, street, part of the city.'),
  locality: text.describe('The city as it stands in the address.'),
  region: text.describe('The state.'),
  postalCode: text.describe('The postal code, in quotes: "440018".'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'use a code such as "IN"')
    .describe('The country in two letters: IN.'),
});

/** What the clinic says about itself in numbers. */
export const claims = z.strictObject({
  rating: z
    .number()
    .min(1)
    .max(5)
    .meta(ofOneClinic)
    .optional()
    .describe('Average rating, out of 5: 4.8. It needs the number of reviews beside it.'),
  reviews: figure.describe('Number of reviews, at least.'),
  patients: figure.describe('Patients treated, at least.'),
  procedures: figure.describe('Procedures done, at least.'),
  echocardiographies: heartFigure.describe('Echocardiographies done, at least.'),
  angiographies: heartFigure.describe('Angiographies done, at least.'),
  angioplasties: heartFigure.describe('Angioplasties done, at least.'),
  experienceYears: years.describe(
    'Years of practice in the specialty, as shown on the home, about and packages pages.',
  ),
  experienceYearsOnTownPages: years.describe(
    'Years in medicine, as shown on the towns’ pages; as many or more.',
  ),
});

/** A widget of reviews from another company. */
export const widget = z.strictObject({
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
