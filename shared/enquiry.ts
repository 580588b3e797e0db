import { z } from 'zod';
import type { HalfDayChoice } from './enquiry-fields.ts';
import { type FieldName, type FieldProblems, fieldNames, fieldProblems } from './enquiry-fields.ts';

/** Why an enquiry was refused. */
const enquiryProblem = z.enum(['invalid', 'too-many', 'too-large', 'failed', 'unavailable']);

/** The receipt for the sender of an enquiry. */
const receipt = z.object({
  /**
   * Path of the private page; absent for a duplicate from another form, because only the first sender gets it.
   */
  request: z.string().optional(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  /** By when the clinic answers, by its opening hours. */
  answerBy: z.string(),
  /** Whether the clinic can only reply by email, because the sender gave no complete phone number. */
  canOnlyReplyByEmail: z.boolean(),
  /** Present only if the message contains emergency words. */
  urgent: z.literal(true).optional(),
});

const acceptedResult = receipt.extend({ success: z.literal(true) });
const refusedResult = z.object({
  success: z.literal(false),
  problem: enquiryProblem,
  fields: z.partialRecord(z.enum(fieldNames), z.enum(fieldProblems)),
  /** Present only if the message contains emergency words. */
  urgent: z.literal(true).optional(),
});

/** The outcome of an enquiry. */
const enquiryResult = z.discriminatedUnion('success', [acceptedResult, refusedResult]);

/** The response to `POST /api/enquiries` if the enquiry was received. */
export const receivedResponse = acceptedResult;

/** The response if the enquiry was refused, with a sentence for the visitor. */
export const refusedResponse = refusedResult.extend({ message: z.string() });

export type EnquiryProblem = z.infer<typeof enquiryProblem>;
export type Receipt = z.infer<typeof receipt>;
export type EnquiryResult = z.infer<typeof enquiryResult>;
export type EnquiryResponse = z.infer<typeof receivedResponse | typeof refusedResponse>;

/** A form that was refused without JavaScript, as its page shows it again. */
export interface RefusedForm {
  problem: EnquiryProblem;
  fields: FieldProblems;
  /** What was typed, and the enquiry's id for the next attempt; empty texts if the form could not be read. */
  values: Record<FieldName | 'id', string>;
  /** The half days that were ticked. */
  halfDays: HalfDayChoice[];
  /** Present only if the message contains emergency words. */
  urgent?: true;
}
