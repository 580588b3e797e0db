import { z } from 'zod';
import { editedAs } from '../../../shared/edited-as.ts';
import { dayError, dayMessage, isDay, isoDay } from '../../../shared/hours/iso-day.ts';
import { isPhone } from '../../../shared/phone-numbers.ts';
import { asciiDigits } from '../../../shared/text/digits.ts';
import { hasUnreadableMark } from '../../../shared/unreadable-marks.ts';
import { iconNames } from '../../ui/icon-names.ts';
import { placeholderNames, unknownPlaceholder } from './placeholder.ts';

/** The message for a text in which something that was pasted could not be read. */
export const unreadablePaste =
  'write what belongs in the place marked [?]: it could not be read when it was pasted';

/** Control characters other than tabs and line breaks, and lone surrogates: no database stores them all. */
const invisibleCharacter = /(?![\t\r\n])\p{Cc}|\p{Cs}/u;

/** The message for a text with such a character; undefined if it has none. */
export function invisibleError(text: string): string | undefined {
  if (!invisibleCharacter.test(text)) return undefined;
  return 'has a character that cannot be seen; delete it, or write the text again';
}

/** Marks a field that is true of one clinic only. */
export const clinicSpecific = { clinicSpecific: true } as const;

/** Marks a fact: it must be the same in every language. */
export const sameInAllLanguages = { sameInAllLanguages: true } as const;

/** Marks the id of an entry of another file, which must exist. */
export const refersTo = (collection: 'towns' | 'articles' | 'services' | 'packages') => ({
  refersTo: collection,
});

/** A text that visitors read; not empty. */
export const text = textWith();

/**
 * A text that is specific to one clinic: the check reports it if it is still the sample's. Fields that
 * are not texts are marked with `.meta(clinicSpecific)`.
 */
export const clinicText = text.meta(clinicSpecific);

/** One or two sentences that open a page, for which 400 characters are more than enough. */
export const lead = text.max(400);

/** A lead that is specific to one clinic. */
export const clinicLead = lead.meta(clinicSpecific);

/** The short name by which addresses and other files refer to an entry. */
export const slug = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens only');

/** The services that something is about, by their ids in `services.yaml`. */
export const serviceIds = z.array(slug.meta(refersTo('services'))).default([]);

export const icon = z.enum(iconNames);

/** An international phone number without spaces. */
export const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, { error: ({ input }) => phoneError(String(input)), abort: true })
  .refine(isPhone, {
    error: ({ input }) => `there is no phone number ${input}; check its digits`,
  })
  .meta(editedAs('phone'));

/**
 * An object in which every field is a text.
 * @param fields the description of each field, by its name
 */
export function texts<const Name extends string>(fields: Record<Name, string>) {
  const shape = Object.entries<string>(fields).map(([name, help]) => [name, text.describe(help)]);
  return z.strictObject(Object.fromEntries(shape) as Record<Name, typeof text>);
}

/**
 * What search engines and shared links show of a page.
 * @param names names in capitals that the page fills in, such as `TOWN`
 */
export function metaWith(...names: string[]) {
  return z
    .strictObject({
      title: textWith(...names).describe(
        'Title of the browser tab and of the search result. No other page has the same.',
      ),
      description: textWith(...names).describe(
        'One or two sentences under the title in search results; also unique.',
      ),
      keywords: z
        .array(textWith(...names))
        .min(3)
        .describe('Words that people search for.'),
    })
    .describe('What search engines and shared links show of the page.');
}

/** What search engines and shared links show of a page. */
export const metaSchema = metaWith();

/** The meta data of a page that says who the doctor is or what the clinic offers. */
export const clinicMeta = metaSchema
  .extend({
    title: metaSchema.shape.title.meta(clinicSpecific),
    description: metaSchema.shape.description.meta(clinicSpecific),
  })
  .describe('What search engines and shared links show of the page.');

/** A heading and a text above buttons. */
export const callToActionSchema = texts({
  heading: 'The heading.',
  text: 'One or two sentences under it.',
}).describe('The invitation to call or book at the end of the page.');

/**
 * A text with names in capitals, which are filled in by the page that shows it.
 * @param names the names it may have, such as `TOWN` for `{TOWN}`
 */
export function textWith(...names: string[]) {
  return z
    .string()
    .min(1)
    .superRefine((value, context) => {
      if (hasUnreadableMark(value)) context.addIssue({ code: 'custom', message: unreadablePaste });
      for (const name of placeholderNames(value)) {
        if (names.includes(name)) continue;
        context.addIssue({ code: 'custom', message: unknownPlaceholder(name, names) });
      }
    });
}

function phoneError(input: string): string {
  const compact = asciiDigits(input)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  if (compact.startsWith('+') && isPhone(compact)) return `write "${compact}"`;
  return 'use the international form: "+919876543210"';
}

/**
 * A day: 2024-01-14 in the file. A `Date` is accepted too, because Astro validates data that has been
 * checked already.
 */
export const day = z.union([isoDay, z.date()], dayError).pipe(z.coerce.date());

/** A day, or a time by the clinic's clock, as it is written: 2024-01-14, 2026-12-01T09:30. */
export const dayOrTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/, {
    error: ({ input }) => dayOrTimeError(String(input)),
    abort: true,
  })
  .refine((value) => isDay(value.slice(0, 10)), {
    error: ({ input }) => `${String(input).slice(0, 10)} is not a valid date`,
  })
  .meta(editedAs('dayOrTime'));

function dayOrTimeError(input: string): string {
  return input.includes(':')
    ? 'write day and time as 2026-12-01T09:30, by the clock of the clinic'
    : dayMessage(input);
}

/** A length of time, in hours. */
export const halfHours = z.number().positive().multipleOf(0.5, 'use whole or half hours');

/**
 * A latitude or a longitude, in degrees.
 * @param max in either direction
 */
export const degrees = (max: 90 | 180) => z.number().min(-max).max(max).meta(clinicSpecific);

const asPrice = { ...clinicSpecific, ...editedAs('price') };

/** A price in whole units of the clinic's currency. */
export const price = z.number().int().positive().meta(asPrice);

/** A price, or 0 for what is free. */
export const priceOrFree = z.number().int().nonnegative().meta(asPrice);
