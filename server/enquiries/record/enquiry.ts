import { createHash, randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import {
  appendSentences,
  type EnquiryContent,
  eachField,
  enquiryFields,
  fieldNames,
  type HalfDayChoice,
  readHalfDay,
} from '../../../shared/enquiry-fields.ts';
import type { Languages } from '../../../shared/languages.ts';
import { cleanLine, cleanText } from '../../../shared/text/clean-text.ts';
import { detectLanguage } from '../../../shared/text/message-language.ts';
import type { BookableItems } from '../../clinic.ts';
import type { Tables } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';

/** A posted form, parsed but not yet checked. */
export interface EnquiryForm {
  /** The id that the browser made, or one made here. */
  id: string;
  /**
   * The fields, trimmed and without control characters; all but the message are on one line. The message ends with the
   * sentences of `halfDays`.
   */
  content: EnquiryContent;
  /** The message before those sentences were added. */
  typedMessage: string;
  /** The half days that were ticked. */
  halfDays: HalfDayChoice[];
  /** The half days, package and service that were chosen, as they are stored. */
  preferences: Preferences;
  /** Code of the language of the page that the form is on. */
  language: string;
  /** Code of the language to answer in: the message's language if it can be recognised, or the page's. */
  answerLanguage: string;
  /** Whether the form is on a preview, from which nothing is sent. */
  isPreview: boolean;
  /** Whether the honeypot field was filled in. */
  isSuspectedBot: boolean;
}

const booking = z.object({ id: z.string(), title: z.string() });

const preferences = z.object({
  /** The half days on which the patient would like to come, such as `2026-11-24-morning`. */
  halfDays: z.array(z.string()).default([]),
  /** The package and service to book, with the names that they had at the time. */
  package: booking.optional(),
  service: booking.optional(),
});

/** The choices made in the form, or at the desk for the patient; none is derived from the message. */
export type Preferences = z.infer<typeof preferences>;

/** The package and service to book, as the desk shows them. */
export function bookingsIn(preferences: Preferences): OpenedEnquiry['booked'] {
  const kinds = ['package', 'service'] as const;
  return kinds.flatMap((kind) => {
    const item = preferences[kind];
    return item ? [{ kind, ...item }] : [];
  });
}

/** The honeypot: a hidden field that no person sees and no browser fills in. */
const honeypotField = 'leave-empty';

/** Half days, as in `valueOfHalfDay`; a single one arrives as a string. */
const halfDaysField = 'half-day';

const text = z.string().catch('');

const halfDay = z.string().max(250);

/** A text for each field, empty if the field is missing or malformed. */
const contentFields = eachField(() => text);

const formFields = z.object({
  ...contentFields,
  /** The id that the browser made, which is stored as a key; a malformed one is replaced. */
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .catch(''),
  language: text,
  preview: text,
  [honeypotField]: text,
  [halfDaysField]: z.union([halfDay.transform((one) => [one]), z.array(halfDay).max(10)]).catch([]),
  /** The ids of the package and service to book. */
  package: text,
  service: text,
});

/** Any posted body: a missing or malformed field is empty. */
export const postedForm = formFields.catch(() => formFields.parse({}));

/**
 * Reads a posted form. A form in an unknown language counts as being in the first.
 * @param languages the languages of the site
 * @param bookableItems what can be booked in a language
 */
export function readForm(
  postedFields: z.output<typeof postedForm>,
  languages: Languages,
  bookableItems: (language: string) => BookableItems | undefined,
): EnquiryForm {
  const { id, [honeypotField]: honeypot } = postedFields;
  const language = languages.find((code) => code === postedFields.language) ?? languages[0];
  const content = eachField((name) =>
    enquiryFields[name].input ? cleanLine(postedFields[name]) : cleanText(postedFields[name]),
  );
  const halfDays = postedFields[halfDaysField].flatMap(
    (value) => readHalfDay(cleanText(value)) ?? [],
  );
  const options = bookableItems(language);
  return {
    id: id || randomUUID(),
    content: { ...content, message: appendSentences(content.message, halfDays) },
    typedMessage: content.message,
    halfDays,
    preferences: {
      halfDays: halfDays.map((half) => half.id),
      package: options?.packages.find((item) => item.id === postedFields.package),
      service: options?.services.find((item) => item.id === postedFields.service),
    },
    language,
    // A message may be far longer than is accepted; its beginning is enough.
    answerLanguage: detectLanguage(content.message.slice(0, 2_000), languages) ?? language,
    isPreview: postedFields.preview !== '',
    isSuspectedBot: honeypot.trim() !== '',
  };
}

/**
 * A hash of the fields and the choices. It ignores the kind and amount of whitespace, Unicode normalisation and the
 * case of the email address.
 */
export function fingerprintOf({
  content,
  preferences,
}: Pick<EnquiryForm, 'content' | 'preferences'>): string {
  const comparedFields = { ...content, email: content.email.toLowerCase() };
  const texts = fieldNames.map((name) =>
    comparedFields[name].normalize('NFC').replace(/\s+/g, ' '),
  );
  const choices = [preferences.package?.id, preferences.service?.id, ...preferences.halfDays];
  return createHash('sha256')
    .update(JSON.stringify([texts, choices]))
    .digest('hex');
}

/** A field that was added to the form after an enquiry was stored is missing there, and counts as empty. */
const storedContent = z.object(contentFields);

const storedPreferences = z.object({ preferences: preferences.prefault({}) });

/** The content and choices as stored: JSON escapes NULs and lone surrogates, which PostgreSQL's text cannot hold. */
export function toStored(content: EnquiryContent, preferences: Preferences): string {
  return JSON.stringify({ ...content, preferences });
}

/** The fields of stored content. One that is not stored is empty. */
export function fromStored(json: string): EnquiryContent {
  return storedContent.parse(JSON.parse(json));
}

/** The preferences in stored content. */
export function preferencesIn(json: string): Preferences {
  return storedPreferences.parse(JSON.parse(json)).preferences;
}

/** The name of a language: `mr` is Marathi, or मराठी in Hindi. */
export function languageName(code: string, inLanguage = 'en'): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code;
}

/** Columns to set with a change of an enquiry, so that any other change based on the same version is a conflict. */
export function nextVersion(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return { version: row('version', '+', 1), changed_at: timestamp() };
}
