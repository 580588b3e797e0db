import { z } from 'zod';
import { pageKey } from '../fields.ts';
import { askedFor, enquirySummary, enquiryTab, opening } from './summary.ts';

/** The filter of the list and of the export. */
const whichEnquiries = z.strictObject({
  /** All tabs if omitted. */
  tab: enquiryTab.optional(),
  /** Only those that contain emergency words. */
  urgent: z.literal('true').optional(),
  /** Only those whose patient has asked for another time, or has cancelled. */
  answers: z.literal('true').optional(),
  /** Only those handed to the doctor on which she has not written since (`true`), or has (`answered`). */
  doctor: z.enum(['true', 'answered']).optional(),
  /** Only those with an offer that is not sent yet. */
  unsent: z.literal('true').optional(),
  /** Up to eight words, each of which must occur in one of the fields; or a phone number in any notation. */
  search: z.string().trim().max(200).optional(),
});

/** The query of `GET /api/desk/enquiries.csv`. */
export const exportQuery = whichEnquiries;

/** The query of `GET /api/desk/enquiries`: in the order of `order.ts`, 50 a page. */
export const enquiriesQuery = whichEnquiries.extend({
  /** `next` of the previous page. */
  before: pageKey.optional(),
});

/** An enquiry in the list. */
export const listedEnquiry = enquirySummary.extend({
  ...askedFor,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The first words of the message, on one line. */
  beginning: z.string(),
  /** The number of notes. */
  notes: z.int(),
  /** Whether an earlier enquiry has one of its phone numbers, or its email address. */
  wroteBefore: z.boolean(),
  /** Who has opened it in the last ten minutes, or has begun to call or write to the patient. */
  openedBy: z.array(opening),
});

/** How many enquiries there are, regardless of the filter, and whether any has changed. */
const counts = {
  /** Changes with any enquiry that is received, changed, opened or deleted. */
  revision: z.string(),
  /** When the newest enquiry was received; null if there is none. */
  newest: z.string().nullable(),
  /** Under each tab. */
  counts: z.record(enquiryTab, z.int()),
  /** Those under New that contain emergency words. */
  urgentNew: z.int(),
  /** Those under New whose patient has asked for another time, or has cancelled. */
  patientAnswers: z.int(),
  /** Those that are waiting for somebody and contain emergency words. */
  urgentPending: z.int(),
  /** Those with an offer that is not sent yet, under New or pending. */
  unsentOffers: z.int(),
  /** Those under Spam that contain emergency words. */
  urgentSpam: z.int(),
  /** Those handed to the doctor on which she has not written since. */
  waitingForDoctor: z.int(),
  /** Those handed to the doctor on which she has written since. */
  answeredByDoctor: z.int(),
  /** When patients deleted what they had sent, in the last seven days, the latest first. */
  deletedByPatients: z.array(z.iso.datetime()),
};

/** The answer to `GET /api/desk/enquiries`. */
export const enquiriesAnswer = z.object({
  enquiries: z.array(listedEnquiry),
  /** Null on the last page. */
  next: z.string().nullable(),
  ...counts,
});

/**
 * The answer to `GET /api/desk/enquiries/changes`, which a page may poll every few seconds: whether anything has changed.
 * Polling does not extend the session.
 */
export const changesAnswer = z.object(counts);

export type WhichEnquiries = z.infer<typeof whichEnquiries>;
export type EnquiriesQuery = z.infer<typeof enquiriesQuery>;
export type EnquiriesAnswer = z.infer<typeof enquiriesAnswer>;
export type ChangesAnswer = z.infer<typeof changesAnswer>;
export type ListedEnquiry = z.infer<typeof listedEnquiry>;
