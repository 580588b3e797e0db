import { z } from 'zod';
import { requestState } from '../../request.ts';
import { deliveryStatus } from './deliveries.ts';

/**
 * The tabs of the list. Pending ones wait for another call or for the doctor. Spam is suspected to come from a bot, and is
 * not sent to anyone.
 */
export const enquiryTab = z.enum(['new', 'pending', 'answered', 'archived', 'spam']);

/** Why an enquiry is pending: nobody picked up the phone, a call was promised, or the doctor must see it. */
export const pendingReason = z.enum(['no-answer', 'call-back', 'doctor']);

/**
 * What put an enquiry under Spam when it came: the field that no person sees was filled in, or it met one of the rules
 * of `server/enquiries/intake/spam`.
 */
const spamRule = z.enum(['robot', 'links', 'money', 'abuse']);

/** How an enquiry reached the clinic; staff enter those that came by phone or at the counter. */
export const enquirySource = z.enum(['form', 'phone', 'counter']);

/** That someone has opened an enquiry, or has begun to call or write to the patient. */
export const opening = z.object({
  by: z.string(),
  at: z.string(),
  how: z.enum(['opened', 'called', 'messaged']),
});

/** Fields of both the list and a single enquiry. Times are ISO 8601, UTC. */
export const enquirySummary = z.object({
  id: z.string(),
  /** Incremented by every change; a change names the version it is based on. */
  version: z.int(),
  /** When the enquiry or one of its deliveries last changed; null if never. */
  changedAt: z.string().nullable(),
  receivedAt: z.string(),
  /** Code of the language to answer in, such as `hi`: that of the message, or else of the page, until staff change it. */
  language: z.string(),
  tab: enquiryTab,
  /** Where staff have moved it. While an offer is not sent yet, `tab` is New in place of Answered, Archived or Spam. */
  movedTo: enquiryTab,
  delivery: deliveryStatus,
  /** Null until it is marked as answered. */
  answered: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Where the request for a visit stands, and the offer that stands with its time; null while there is none. */
  visit: z.object({
    state: requestState,
    at: z.string().nullable(),
    offer: z.int().nullable(),
    /** Whether the patient does not know of the offer yet: nobody has sent it, and it has no answer. */
    isUnsent: z.boolean(),
  }),
  /** Why it is pending, and when a call was promised; null under every other tab. */
  pending: z
    .object({
      reason: pendingReason,
      callAt: z.string().nullable(),
      /** The id of the newest note that a doctor has written since it was handed to the doctor, if there is one. */
      doctorsNote: z.string().optional(),
    })
    .nullable(),
  /** Whether it contains emergency words: a mark for attention, which decides nothing. */
  urgent: z.boolean(),
  /** Why it is under Spam without anyone having moved it there; null under every other tab. */
  spamRule: spamRule.nullable(),
  source: enquirySource,
});

/** A `WrittenPhone`. */
export const writtenPhone = z.object({
  number: z.string(),
  text: z.string(),
  canChat: z.boolean(),
  isKnown: z.boolean(),
});

/** The package and the service that were chosen, as they were called then. */
export const booked = z.array(
  z.object({ kind: z.enum(['package', 'service']), id: z.string(), title: z.string() }),
);

/** What an enquiry asks for, and where its sender is reached. */
export const askedFor = {
  /** The phone numbers in `phone`, each of which can be called. */
  phones: z.array(writtenPhone),
  /**
   * The half days that the patient chose last, in the form or on the private page: `2026-12-03-morning`.
   * None once the visit is cancelled.
   */
  halfDays: z.array(z.string()),
  booked,
};

export type Opening = z.infer<typeof opening>;
export type EnquirySummary = z.infer<typeof enquirySummary>;
export type EnquiryTab = z.infer<typeof enquiryTab>;
export type EnquirySource = z.infer<typeof enquirySource>;
export type SpamRule = z.infer<typeof spamRule>;
export type PendingReason = z.infer<typeof pendingReason>;
