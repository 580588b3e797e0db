import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type EnquiryContent,
  enquiryContent,
  type FieldName,
  type FieldProblems,
  fieldNames,
} from '../../shared/enquiry.ts';
import type { Languages } from '../../shared/languages.ts';

/** The longest value of each field, in characters after trimming. */
const fieldLimits: Readonly<Record<FieldName, number>> = {
  name: 100,
  email: 254,
  phone: 32,
  message: 5_000,
};

/** A posted form, read but not yet checked. */
export interface EnquiryForm {
  /** The id the browser made, or one made here. */
  id: string;
  /** The fields, trimmed. */
  content: EnquiryContent;
  /** Code of the language of the page that the form is on. */
  language: string;
  /** The trap field is filled. */
  suspectedRobot: boolean;
}

/** The hidden field that no person sees and no browser fills. */
const trapField = 'leave-empty';

const text = z.string().catch('');
const postedForm = z
  .object({
    name: text,
    email: text,
    phone: text,
    message: text,
    // Printable and short, so that it can stand in a key and on a command line.
    id: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .catch(() => randomUUID()),
    language: text,
    [trapField]: text,
  })
  .catch(() => ({
    name: '',
    email: '',
    phone: '',
    message: '',
    id: randomUUID(),
    language: '',
    [trapField]: '',
  }));

/**
 * Reads a posted body, whatever it is; a missing or odd field becomes empty, an unknown language the first.
 * @param body parsed JSON or form encoding
 * @param languages those of the site
 */
export function readForm(body: unknown, languages: Languages): EnquiryForm {
  const { id, language, [trapField]: trap, ...fields } = postedForm.parse(body);
  const { name, email, phone, message } = fields;
  return {
    id,
    content: {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      message: message.trim(),
    },
    language: languages.find((code) => code === language) ?? languages[0],
    suspectedRobot: trap.trim() !== '',
  };
}

// What a mail program could answer to. Browsers check more; addresses in any script are real.
const plausibleEmail = /^[^\s@"<>,;\p{Cc}]+@[^\s@"<>,;\p{Cc}]+\.[^\s@"<>,;.\p{Cc}]+$/u;

/** Names every field that is refused and why; empty when the enquiry is good. */
export function problemsOf(content: EnquiryContent): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of fieldNames) {
    const value = content[name];
    // Counted as a person counts: an emoji or a Devanagari letter outside 16 bits is one.
    if (value === '') problems[name] = 'missing';
    else if ([...value].length > fieldLimits[name]) problems[name] = 'too-long';
  }
  if (!problems.email && !plausibleEmail.test(content.email)) problems.email = 'invalid';
  return problems;
}

/** The same for two enquiries that say the same: spacing, letter forms and the case of the email apart. */
export function fingerprintOf(content: EnquiryContent): string {
  const fields = [content.name, content.email.toLowerCase(), content.phone, content.message];
  const plain = fields.map((field) => field.normalize('NFC').replace(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex');
}

/** The stored form of the content: JSON keeps NULs and broken characters that a text column would not. */
export function toStored(content: EnquiryContent): string {
  return JSON.stringify(content);
}

/** The content that `toStored` has made into text. */
export function fromStored(stored: string): EnquiryContent {
  return enquiryContent.parse(JSON.parse(stored));
}
