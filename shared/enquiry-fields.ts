/** A field of the contact form. */
interface EnquiryField {
  /** The longest value, in characters after trimming. */
  maxLength: number;
  /** The attributes of its input; a field without them has room for several lines. */
  input?: { type: 'text' | 'email' | 'tel'; autoComplete: string };
  /** True if it takes half a row of a wide form, beside the field next to it. */
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
 * The fields of the contact form, in the order shown: what is posted, stored, mailed, listed and exported
 * follows them. Kept free of Zod, because the browser loads it.
 */
export const enquiryFields: Readonly<Record<FieldName, EnquiryField>> = fields;

export const fieldNames = Object.keys(fields) as FieldName[];

/** An object with a value for each field. */
export function eachField<Value>(of: (name: FieldName) => Value): Record<FieldName, Value> {
  const entries = fieldNames.map((name) => [name, of(name)]);
  return Object.fromEntries(entries);
}

/** The fields above the message that are filled in. A field that is newer than the enquiry is empty. */
export function filledLines(content: Record<FieldName, string>) {
  return fieldNames.filter((name) => name !== 'message').filter((name) => content[name] !== '');
}
