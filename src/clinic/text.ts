import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';

/** A text that visitors read; not empty. */
export const text = z.string().min(1);

/** An international phone number without spaces. */
export const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, { error: 'use the international form: +919876543210', abort: true })
  .refine((number) => isPossiblePhoneNumber(number), 'is not a possible phone number');

const dayError = {
  error: ({ input }: { input?: unknown }) =>
    input == null ? undefined : 'must be a day such as 2024-01-14',
};

/**
 * A day: 2024-01-14 in the file. A `Date` is accepted too, because Astro validates the checked data
 * again.
 */
export const day = z.union([z.iso.date(dayError), z.date()], dayError).pipe(z.coerce.date());

/** An object in which every field is a text. */
export const texts = <const Name extends string>(...names: Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>,
  );

/** What search engines and shared links show of a page. */
export const metaSchema = z.strictObject({
  /** Title of the browser tab and the search result; unique. */
  title: text,
  /** Description of the search result; unique. */
  description: text,
  /** Search terms. */
  keywords: z.array(text).min(3),
});

/** A heading and its paragraphs. */
export const proseSchema = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** A heading and a text above buttons. */
export const callToActionSchema = texts('heading', 'text');
