import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { eachField, fieldNames } from '../../../shared/enquiry-fields.ts';
import type { Languages } from '../../../shared/languages.ts';
import { phoneDigitsIn } from '../../../shared/text/digits.ts';
import { plain } from '../../../shared/text/plain.ts';

/** A posted form, parsed but not yet checked. */
export interface EnquiryForm {
  /** The id the browser made, or one made here. */
  id: string;
  /** The fields, trimmed and without control characters. */
  content: EnquiryContent;
  /** Code of the language of the page that the form is on. */
  language: string;
  /** Whether the honeypot field was filled in. */
  suspectedRobot: boolean;
}

/** The honeypot: a hidden field that no person sees and no browser fills in. */
const trapField = 'leave-empty';

/** Sentences of half days, which are added to the message; a single one arrives as a string. */
const wishesField = 'half-day';

const text = z.string().catch('');

const wish = z.string().max(200);

/** A text for each field; one that is missing or malformed is empty. */
const contentFields = eachField(() => text);

const postedForm = z.object({
  ...contentFields,
  // Short and printable, so that it can be used as a key and on a command line.
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .catch(() => randomUUID()),
  language: text,
  [trapField]: text,
  [wishesField]: z.union([wish.transform((one) => [one]), z.array(wish).max(10)]).catch([]),
});

/**
 * Reads any posted body. A missing or malformed field becomes empty, an unknown language the first.
 * @param body a parsed JSON or form body
 * @param languages those of the site
 */
export function readForm(body: unknown, languages: Languages): EnquiryForm {
  const posted = postedForm.safeParse(body).data ?? postedForm.parse({});
  const { id, language, [trapField]: trap, [wishesField]: wishes } = posted;
  const content = eachField((name) => plain(posted[name]));
  return {
    id,
    content: { ...content, message: withWishes(content.message, wishes.map(plain)) },
    language: languages.find((code) => code === language) ?? languages[0],
    suspectedRobot: trap.trim() !== '',
  };
}

/** A message with those sentences below it that are not in it yet. */
function withWishes(message: string, wishes: string[]): string {
  const missing = wishes.filter((wish) => !message.includes(wish));
  return [message, ...missing].filter((text) => text !== '').join('\n');
}

/** A hash that ignores whitespace, Unicode normalisation and the case of the email address. */
export function fingerprintOf(content: EnquiryContent): string {
  const fields = { ...content, email: content.email.toLowerCase() };
  const plain = fieldNames.map((name) => fields[name].normalize('NFC').replace(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex');
}

/** As another release may have stored it: with fields that this one does not know, or without some. */
const storedContent = z.object(contentFields);

/**
 * The content as stored: JSON escapes NULs and lone surrogates, which a text column cannot hold.
 * @param replaced the stored content that it replaces; fields of it that only a newer release knows stay
 */
export function toStored(content: EnquiryContent, replaced = '{}'): string {
  return JSON.stringify({ ...JSON.parse(replaced), ...content });
}

/** The digits by which staff find an enquiry, stored beside its content. */
export function phoneDigitsOf(content: EnquiryContent): string {
  return phoneDigitsIn(fieldNames.map((name) => content[name]));
}

/** Reverses `toStored`. A field that is not stored is empty; one that this release does not know is left out. */
export function fromStored(stored: string): EnquiryContent {
  return storedContent.parse(JSON.parse(stored));
}
