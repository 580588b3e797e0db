import { isInvisible } from './text/invisible.ts';

/** A field of the contact form. */
interface EnquiryField {
  /** Maximum length, in characters after trimming. */
  maxLength: number;
  /** The attributes of its input; a field without them has room for several lines. */
  input?: { type: 'text' | 'email' | 'tel'; autoComplete: string };
  /** True if it takes half a row in a wide form. */
  isHalfRow?: true;
}

const fields = {
  name: { maxLength: 100, input: { type: 'text', autoComplete: 'name' } },
  email: {
    maxLength: 254,
    input: { type: 'email', autoComplete: 'email' },
    isHalfRow: true,
  },
  phone: {
    maxLength: 32,
    input: { type: 'tel', autoComplete: 'tel' },
    isHalfRow: true,
  },
  message: { maxLength: 5_000 },
} satisfies Record<string, EnquiryField>;

export type FieldName = keyof typeof fields;

/**
 * The fields of the contact form, in order, for everything that is posted, stored, mailed, listed and exported. Without
 * Zod, because the browser loads it.
 */
export const enquiryFields: Readonly<Record<FieldName, EnquiryField>> = fields;

export const fieldNames = Object.keys(fields) as FieldName[];

/** An object with a value for each field. */
export function eachField<Value>(valueFor: (name: FieldName) => Value): Record<FieldName, Value> {
  const entries = fieldNames.map((name) => [name, valueFor(name)]);
  return Object.fromEntries(entries);
}

/**
 * The fields above the message that are filled in. A field that was added after the enquiry arrived counts as empty.
 */
export function filledFields(content: EnquiryContent) {
  return fieldNames.filter((name) => name !== 'message').filter((name) => content[name] !== '');
}

/** What a visitor types: a text for each field of the contact form. */
export type EnquiryContent = Record<FieldName, string>;

export const fieldProblems = ['missing', 'too-long', 'invalid'] as const;

/** What is wrong with one field of the contact form. */
export type FieldProblem = (typeof fieldProblems)[number];

/** What is wrong with the fields of the contact form; a field that is fine is absent. */
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

// An address that a mail program could reply to. Browsers are stricter; any script is allowed here.
const plausibleEmail =
  /^[^\s@"<>()[\]\\:,;\p{Cc}]+@[^\s@"<>()[\]\\:,;\p{Cc}]+\.[^\s@"<>()[\]\\:,;.\p{Cc}]+$/u;

/**
 * What is wrong with each field; empty if the enquiry is valid. The browser checks before sending, the server on
 * receipt.
 * @param content trimmed
 */
export function problemsOf(content: EnquiryContent): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of fieldNames) {
    const value = content[name];
    // Counted in code points, so that an emoji outside the 16-bit range counts once.
    if (isInvisible(value)) problems[name] = 'missing';
    else if ([...value].length > enquiryFields[name].maxLength) problems[name] = 'too-long';
  }
  if (!problems.email && !plausibleEmail.test(content.email)) problems.email = 'invalid';
  return problems;
}

/** A half day that a visitor can tick in the contact form. */
export interface HalfDayChoice {
  /** `2026-11-24-morning` */
  id: string;
  /** The sentence for it in the message, in the language of the page. */
  sentence: string;
}

const valuePattern = /^(?<id>\d{4}-\d{2}-\d{2}-(?:morning|afternoon)) (?<sentence>\S.*)$/;

/**
 * The value of a half day's checkbox. It contains the sentence, so that the message gets the one that the visitor saw.
 */
export function valueOfHalfDay({ id, sentence }: HalfDayChoice): string {
  return `${id} ${sentence}`;
}

/** Reverses `valueOfHalfDay`; null for any other text. */
export function readHalfDay(value: string): HalfDayChoice | null {
  const { id, sentence } = valuePattern.exec(value)?.groups ?? {};
  return id !== undefined && sentence !== undefined ? { id, sentence } : null;
}

/** Appends the sentences of half days that a message does not contain yet. */
export function appendSentences(message: string, halfDays: HalfDayChoice[]): string {
  const missingSentences = halfDays
    .map(({ sentence }) => sentence)
    .filter((line) => !message.includes(line));
  return [message, ...missingSentences].filter((text) => text !== '').join('\n');
}
