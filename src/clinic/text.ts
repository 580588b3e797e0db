import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';

/** A text a visitor reads: at least one character. */
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

/** A day: in the file a text such as 2024-01-14; Astro checks once more what has been read. */
export const day = z.union([z.iso.date(dayError), z.date()], dayError).pipe(z.coerce.date());

/** An object in which every field is a text. */
export const texts = <const Name extends string>(...names: Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>,
  );

/** What search engines and shared links show of a page. */
export const metaSchema = z.strictObject({
  /** Title of the browser tab and the search result; unlike any other page's. */
  title: text,
  /** Description of the search result; unlike any other page's. */
  description: text,
  /** Words people search with. */
  keywords: z.array(text).min(3),
});

/** A heading with paragraphs under it. */
export const proseSchema = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** A heading and a text above buttons. */
export const callToActionSchema = texts('heading', 'text');
