import { z } from 'zod';
import { requestState } from '../../request.ts';
import { cursor } from '../fields.ts';
import { maxSearchLength } from './list-rules.ts';

/** The channels by which enquiries are forwarded: the form service, and mail to the clinic. */
export const channelNames = ['service', 'mail'] as const;

export type ChannelName = (typeof channelNames)[number];

/**
 * Whether an enquiry was delivered to the clinic. `delivered`: by each of its channels that is still
 * configured. `queued`: to be sent in the background. `unsent`: no channel has sent it, and none is
 * going to. `spam`: suspected spam, sent to nobody until staff decide.
 */
const deliveryStatus = z.enum(['delivered', 'queued', 'unsent', 'spam']);

/**
 * The tabs of the list. Pending enquiries wait for another call or for the doctor. Enquiries under Spam probably come
 * from a bot, and are not sent to anyone.
 */
export const enquiryTab = z.enum(['new', 'pending', 'answered', 'archived', 'spam']);

/** Why an enquiry is pending: nobody answered the phone, a call was promised, or the doctor must see it. */
export const pendingReason = z.enum(['no-answer', 'call-back', 'doctor']);

/**
 * Why an enquiry was put under Spam on arrival: the honeypot, a field that no person sees, was filled in, or it matched
 * a rule in `server/enquiries/intake/spam`.
 */
const spamRule = z.enum(['robot', 'links', 'money', 'abuse']);

/** How an enquiry reached the clinic; staff enter enquiries that came by phone or at the counter. */
export const enquirySource = z.enum(['form', 'phone', 'counter']);

/** Records that someone has opened an enquiry, or has begun to call or write to the patient. */
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
  /** Code of the language to answer in: the message's or, if that is unknown, the page's, until staff change it. */
  language: z.string(),
  tab: enquiryTab,
  /** Where staff have moved it. While an offer is not sent yet, `tab` is New instead of Answered, Archived or Spam. */
  movedTo: enquiryTab,
  delivery: deliveryStatus,
  /** Null until it is marked as answered. */
  answered: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** The state of the request for a visit, and the current offer with its time; null while there is none. */
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
      /**
       * The id of the newest note that a doctor has written since the enquiry was handed to the doctor, if there is
       * one.
       */
      doctorsNote: z.string().optional(),
    })
    .nullable(),
  /** Whether it contains emergency words, which only draws attention to it. */
  urgent: z.boolean(),
  /**
   * Its group in a list of enquiries that are still to be answered: 0 is urgent, in 1 the patient has asked for
   * another time or cancelled, 2 is the rest.
   */
  priority: z.literal([0, 1, 2]),
  /** Why it is under Spam without anyone having moved it there; null under every other tab. */
  spamRule: spamRule.nullable(),
  source: enquirySource,
});

/** A phone number as the patient wrote it; see `WrittenPhone`. */
export const writtenPhone = z.object({
  number: z.string(),
  text: z.string(),
  canChat: z.boolean(),
  isKnown: z.boolean(),
});

/** The package and the service that were chosen, with the names that they had then. */
export const bookedItems = z.array(
  z.object({ kind: z.enum(['package', 'service']), id: z.string(), title: z.string() }),
);

/** The preferences of an enquiry, and the phone numbers of its sender. */
export const preferenceFields = {
  /** The phone numbers in `phone`, each of which can be called. */
  phones: z.array(writtenPhone),
  /**
   * The half days that the patient chose last, in the form or on the private page: `2026-12-03-morning`.
   * Empty once the visit is cancelled.
   */
  halfDays: z.array(z.string()),
  booked: bookedItems,
};

/** The filter of the list and of the export. */
const enquiryFilter = z.strictObject({
  /** All tabs if omitted. */
  tab: enquiryTab.optional(),
  /** Only enquiries that contain emergency words. */
  urgent: z.literal('true').optional(),
  /** Only enquiries whose patient has asked for another time, or has cancelled. */
  answers: z.literal('true').optional(),
  /** Only enquiries handed to the doctor, without a note by a doctor since (`true`), or with one (`answered`). */
  doctor: z.enum(['true', 'answered']).optional(),
  /** Only enquiries with an offer that is not sent yet. */
  unsent: z.literal('true').optional(),
  /** Up to eight words, each of which must occur in one of the fields; or a phone number in any notation. */
  search: z.string().trim().max(maxSearchLength).optional(),
});

/** The query of `GET /api/desk/enquiries.csv`. */
export const exportQuery = enquiryFilter;

/** The query of `GET /api/desk/enquiries`: in the order that `list-rules.ts` describes, 50 a page. */
export const enquiriesQuery = enquiryFilter.extend({
  /** `next` of the previous page. */
  before: cursor.optional(),
});

/** Whether an earlier enquiry has one of its phone numbers, or its email address. */
export const wroteBefore = z.boolean();

/** An enquiry in the list. */
export const listedEnquiry = enquirySummary.extend({
  ...preferenceFields,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The beginning of the message, on one line. */
  beginning: z.string(),
  /** The number of notes. */
  notes: z.int(),
  wroteBefore,
  /**
   * Who has opened it in the last ten minutes, or has begun to call or write to the patient in the last twelve hours.
   */
  openedBy: z.array(opening),
});

/** How many enquiries there are, regardless of the filter, and a revision by which changes are noticed. */
const counts = {
  /** Changes with any enquiry that is received, changed, opened or deleted. */
  revision: z.string(),
  /** When the newest enquiry was received; null if there is none. */
  newest: z.string().nullable(),
  /** The number under each tab. */
  counts: z.record(enquiryTab, z.int()),
  /** Enquiries under New that contain emergency words. */
  urgentNew: z.int(),
  /** Enquiries under New whose patient has asked for another time, or has cancelled. */
  patientAnswers: z.int(),
  /** Pending enquiries that contain emergency words. */
  urgentPending: z.int(),
  /** Enquiries with an offer that is not sent yet, under New or pending. */
  unsentOffers: z.int(),
  /** Enquiries under Spam that contain emergency words. */
  urgentSpam: z.int(),
  /** Enquiries handed to the doctor that have no note by a doctor since. */
  waitingForDoctor: z.int(),
  /** Enquiries handed to the doctor that have a note by a doctor since. */
  answeredByDoctor: z.int(),
  /** When patients deleted what they had sent, in the last seven days, newest first. */
  deletedByPatients: z.array(z.iso.datetime()),
};

/** The response to `GET /api/desk/enquiries`. */
export const enquiriesResponse = z.object({
  enquiries: z.array(listedEnquiry),
  /** Null on the last page. */
  next: z.string().nullable(),
  ...counts,
});

/**
 * The response to `GET /api/desk/enquiries/changes`, which a page may poll every few seconds: whether anything has
 * changed. Polling does not extend the session.
 */
export const changesResponse = z.object(counts);

export type EnquiryFilter = z.infer<typeof enquiryFilter>;
export type EnquiriesQuery = z.infer<typeof enquiriesQuery>;
export type EnquiriesResponse = z.infer<typeof enquiriesResponse>;
export type ChangesResponse = z.infer<typeof changesResponse>;
export type ListedEnquiry = z.infer<typeof listedEnquiry>;
export type Opening = z.infer<typeof opening>;
export type EnquirySummary = z.infer<typeof enquirySummary>;
export type EnquiryTab = z.infer<typeof enquiryTab>;
export type EnquirySource = z.infer<typeof enquirySource>;
export type SpamRule = z.infer<typeof spamRule>;
export type PendingReason = z.infer<typeof pendingReason>;
export type DeliveryStatus = z.infer<typeof deliveryStatus>;
