import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { z } from 'zod';

/** A text that visitors read; not empty. */
export const text = z.string().min(1);

/** An international phone number without spaces. */
export const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, { error: ({ input }) => phoneFault(String(input)), abort: true })
  .refine((number) => isValidPhoneNumber(number), {
    error: ({ input }) => `there is no phone number ${input}; check its digits`,
  });

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

function phoneFault(written: string): string {
  const closed = written.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (closed.startsWith('+') && isValidPhoneNumber(closed)) return `write "${closed}"`;
  return 'use the international form: "+919876543210"';
}
