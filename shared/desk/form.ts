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
export interface FormField {
  /** Its name in the file; empty for an item of a list, and for the whole file. */
  name: string;
  /** The name in words. */
  label: string;
  /** A hint; empty if the schema has none. */
  help: string;
  control: Control;
  isRequired: boolean;
  /** The minimum and maximum length, number of items, or value. */
  min?: number | undefined;
  max?: number | undefined;
  /** A number is a multiple of it. */
  step?: number | undefined;
  /** What a text must match, and the message if it does not. */
  pattern?: string | undefined;
  patternMessage?: string | undefined;
  /** The default value. */
  default?: unknown;
  choices?: string[] | undefined;
  /** For a review date: after how many months a review is due. */
  months?: number | undefined;
  /** Whether it is for heart clinics only. */
  isOfHearts?: boolean | undefined;
  /** The fields of a group. */
  fields?: FormField[] | undefined;
  /** The form of each item of a list, or of each value of a record. */
  item?: FormField | undefined;
  /** The alternatives of a union. */
  forms?: FormField[] | undefined;
}

/** A field of a form. */
export const formField: z.ZodType<FormField> = z.lazy(() =>
  z.object({
    name: z.string(),
    label: z.string(),
    help: z.string(),
    control,
    isRequired: z.boolean(),
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().optional(),
    pattern: z.string().optional(),
    patternMessage: z.string().optional(),
    default: z.unknown().optional(),
    choices: z.array(z.string()).optional(),
    months: z.number().optional(),
    isOfHearts: z.boolean().optional(),
    fields: z.array(formField).optional(),
    item: formField.optional(),
    forms: z.array(formField).optional(),
  }),
);
