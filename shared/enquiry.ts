import { z } from 'zod';
import { fieldNames } from './enquiry-fields.ts';

/** What is wrong with one field of the contact form. */
export const fieldProblem = z.enum(['missing', 'too-long', 'invalid']);

/** What is wrong with the fields of the contact form; a field that is fine is absent. */
export const fieldProblems = z.partialRecord(z.enum(fieldNames), fieldProblem);

/** Why an enquiry was not answered with success. */
export const enquiryProblem = z.enum(['invalid', 'too-many', 'failed', 'unavailable']);

/** The body of the answer to `POST /api/enquiries`. */
export const enquiryAnswer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  z.object({
    success: z.literal(false),
    problem: enquiryProblem,
    fields: fieldProblems,
    /** A sentence for people. */
    message: z.string(),
  }),
]);

export type FieldProblem = z.infer<typeof fieldProblem>;
export type FieldProblems = z.infer<typeof fieldProblems>;
export type EnquiryProblem = z.infer<typeof enquiryProblem>;
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;
