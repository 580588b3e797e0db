import { z } from 'zod';

/** How a field is edited. */
const control = z.enum([
  'text',
  'number',
  'price',
  'switch',
  'choice',
  'phone',
  'email',
  'address',
  'colour',
  'serviceGroup',
  'time',
  'day',
  'dayOrTime',
  'picture',
  'markdown',
  'group',
  'list',
  'record',
  'union',
  // Not shown at the desk.
  'hidden',
]);

export type Control = z.infer<typeof control>;

/** A field of a form, derived from the schema that checks the clinic's folder. */
export const formField = z.object({
  /** Its name in the file; empty for an item of a list, and for the whole file. */
  name: z.string(),
  /** The name that staff read. */
  label: z.string(),
  /** A hint; empty if the schema has none. */
  help: z.string(),
  control,
  isRequired: z.boolean(),
  /** The minimum and maximum length, number of items, or value. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** What a text must match. */
  pattern: z.string().optional(),
  /** The default value. */
  default: z.unknown().optional(),
  choices: z.array(z.string()).optional(),
  /** For a review date: after how many months a review is due. */
  months: z.number().optional(),
  /** Whether it is rarely changed, and only with technical knowledge. */
  isTechnical: z.boolean().optional(),
  /** The fields of a group. */
  get fields() {
    return z.array(formField).optional();
  },
  /** The form of each item of a list, or of each value of a record. */
  get item() {
    return formField.optional();
  },
  /** The alternatives of a union. */
  get forms() {
    return z.array(formField).optional();
  },
});

export type FormField = z.infer<typeof formField>;
