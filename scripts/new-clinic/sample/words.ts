import { z } from 'zod';

/** A single line of text. */
export const line = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^{}\p{Cc}]*$/u, 'must be one line without braces');

/** A list of such lines. */
export const lineList = z.array(line).min(1, 'name at least one');

/** A service that the sample does not have, by its name, optionally with a price: `Vaccination = 500`. */
export const ownService = line.refine(
  (service) => !service.includes('=') || /^[^=]+=\s*\d+$/.test(service),
  'after = write the price in digits only: Vaccination = 500',
);

/** The name of a city or a town. */
export const placeName = line.max(40);

/** The doctor's degrees and diplomas. */
export const qualifications = lineList.max(6);

/** The full name of a doctor. */
export const doctorName = line.refine(
  (name) => name.split(/\s+/).length >= 3,
  'write title, first name and last name: Dr. Anna Mathew',
);

/** The answers in another language; those left out stay in English. */
export const wordsSchema = z.strictObject({
  name: line.optional().describe('name of the clinic'),
  doctor: doctorName.optional().describe('the doctor: title, first name, last name'),
  qualifications: qualifications.optional().describe('qualifications'),
  street: line.optional().describe('house, street, part of the city'),
  city: placeName.optional().describe('city'),
  state: line.optional().describe('state'),
  payments: lineList.optional().describe('how patients can pay'),
  towns: z.array(placeName).optional().describe('the other towns, in the same order'),
  services: z.array(ownService).optional().describe('your own services, in the same order'),
});

/** The answers in another language. */
export type Words = z.infer<typeof wordsSchema>;

const words = wordsSchema
  .nullable()
  .transform((written) => written ?? {})
  .optional();

/** The answers in each other language that the project has texts in, by language code. */
export const languagesSchema = z.strictObject({ hi: words, mr: words });

type Languages = z.infer<typeof languagesSchema>;

/** A language that a new clinic's texts are written in. */
export type Language = 'en' | keyof Languages;

/** The other languages that were chosen. */
export function otherLanguages(languages: Languages): (keyof Languages)[] {
  return languagesSchema.keyof().options.filter((code) => languages[code] !== undefined);
}
