import { z } from 'zod';
import { eachField, enquiryFields } from '../enquiry-fields.ts';
import { requestState } from '../request.ts';
import { localTime, pageKey, plainText, version, withoutNul } from './fields.ts';
import { deskRefusal } from './problems.ts';
import { requestOfEnquiry } from './visits.ts';

/**
 * The tabs of the list. Pending ones wait for another call or for the doctor. Spam is suspected to come
 * from a bot, and is not sent to anyone.
 */
const enquiryTab = z.enum(['new', 'pending', 'answered', 'archived', 'spam']);

/** Why an enquiry is pending: nobody picked up the phone, a call was promised, or the doctor must see it. */
const pendingReason = z.enum(['no-answer', 'call-back', 'doctor']);

/** How an enquiry reached the clinic; staff enter those that came by phone or at the counter. */
const enquirySource = z.enum(['form', 'phone', 'counter']);

/** The filter of the list and of the export. */
const whichEnquiries = z.strictObject({
  /** All tabs if omitted. */
  tab: enquiryTab.optional(),
  /** Up to eight words, each of which must occur in one of the fields; or a phone number in any notation. */
  search: z.string().trim().max(200).optional(),
  /** The first and the last day, by the clinic's calendar. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** The query of `GET /api/desk/enquiries.csv`. */
export const exportQuery = whichEnquiries;

/** The query of `GET /api/desk/enquiries`: newest first, 50 a page. */
export const enquiriesQuery = whichEnquiries.extend({
  /** `next` of the previous page. */
  before: pageKey.optional(),
});

/**
 * Whether an enquiry reached the clinic. `delivered`: by every channel it was meant for that is still
 * configured. `waiting`: to be retried in the background. `kept`: no channel could send it, so nobody was
 * notified. `spam`: suspected to come from a bot, and sent to nobody until staff decide.
 */
const deliveryStatus = z.enum(['delivered', 'waiting', 'kept', 'spam']);

/** Fields of both the list and a single enquiry. Times are ISO 8601, UTC. */
const enquirySummary = z.object({
  id: z.string(),
  /** Incremented by every change; a change names the version it is based on. */
  version: z.int(),
  /** When the enquiry or one of its deliveries last changed; null if never. */
  changedAt: z.string().nullable(),
  receivedAt: z.string(),
  /** Code of the language of the form, such as `hi`. */
  language: z.string(),
  tab: enquiryTab,
  delivery: deliveryStatus,
  /** Null until it is marked as answered. */
  answered: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Where the request for a visit stands, and the time offered last; null while there is none. */
  visit: z.object({ state: requestState, at: z.string().nullable() }),
  /** Why it is pending, and when a call was promised; null under every other tab. */
  pending: z.object({ reason: pendingReason, callAt: z.string().nullable() }).nullable(),
  /** Whether it has words of an emergency: a mark for attention, which decides nothing. */
  urgent: z.boolean(),
  source: enquirySource,
});

/** A `WrittenPhone`. */
const writtenPhone = z.object({ number: z.string(), text: z.string(), canChat: z.boolean() });

/** What is found in the texts of an enquiry. */
const foundInTexts = {
  /** The phone numbers in `phone`, each of which can be called. */
  phones: z.array(writtenPhone),
  /** The half days and packages that the message asks for. */
  wishes: z.array(z.string()),
};

/** An enquiry in the list. */
const listedEnquiry = enquirySummary.extend({
  ...foundInTexts,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The first words of the message, on one line. */
  beginning: z.string(),
  /** The number of notes. */
  notes: z.int(),
  /** Whether an earlier enquiry has one of its phone numbers. */
  wroteBefore: z.boolean(),
});

/** How many enquiries there are, regardless of the filter. */
const counts = {
  newCount: z.int(),
  /** Under each tab. */
  counts: z.record(enquiryTab, z.int()),
  /** Those under Spam that have words of an emergency. */
  urgentSpam: z.int(),
};

/** The answer to `GET /api/desk/enquiries`. */
export const enquiriesAnswer = z.object({
  enquiries: z.array(listedEnquiry),
  /** Null on the last page. */
  next: z.string().nullable(),
  ...counts,
  /** The `since` of the next `GET /api/desk/enquiries/changes`. */
  cursor: z.string(),
});

/** The query of `GET /api/desk/enquiries/changes`, which a page may poll every few seconds. */
export const changesQuery = z.strictObject({ since: z.iso.datetime() });

/**
 * Enquiries that were received or changed since then. Answers overlap, so one may appear again unchanged.
 * Polling does not extend the session.
 */
export const changesAnswer = z.object({
  enquiries: z.array(listedEnquiry),
  /** The ids of deleted enquiries. */
  deleted: z.array(z.string()),
  ...counts,
  cursor: z.string(),
  /** True if there are more changes than this answer holds: reload the list. */
  reload: z.boolean(),
});

/** A note by a member of staff. */
const note = z.object({ id: z.string(), by: z.string(), at: z.string(), text: z.string() });

/**
 * The ways for enquiries to reach the clinic, and what the desk calls each unless the clinic says
 * otherwise.
 */
export const channels = { service: 'Form service', mail: 'Email to the clinic' } as const;

export type ChannelName = keyof typeof channels;
export const channelNames = Object.keys(channels) as ChannelName[];

const delivery = z.object({
  channel: z.enum(channelNames),
  /** False if this channel is no longer configured. */
  configured: z.boolean(),
  deliveredAt: z.string().nullable(),
  attempts: z.int(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
  nextAttemptAt: z.string(),
});

/** Another enquiry with one of the phone numbers of this one. */
const otherEnquiry = z.object({
  id: z.string(),
  receivedAt: z.string(),
  tab: enquiryTab,
  beginning: z.string(),
});

/** A move to another tab. `was` and `became` are tabs, or the reason why it is pending. */
const pastMove = z.object({
  id: z.string(),
  by: z.string(),
  at: z.string(),
  was: z.string(),
  became: z.string(),
  /** When a call was promised, by the clinic's clock: `2026-12-03T09:30`. */
  callAt: z.string().nullable(),
});

/** A text for each field of the contact form. */
const content = z.object(eachField(() => z.string()));

/**
 * One enquiry with everything that belongs to it: the answer to `GET /api/desk/enquiries/:id`, and to
 * `.../:id/current`, with which a page refreshes an open enquiry. Refreshing neither extends the session nor
 * is logged as another opening.
 */
export const openedEnquiry = enquirySummary.extend({
  ...content.shape,
  ...foundInTexts,
  /** The ten newest others with one of its phone numbers, newest first. */
  others: z.array(otherEnquiry),
  /** Oldest first. */
  history: z.array(pastMove),
  /** Who else has opened it in the last ten minutes. */
  openedBy: z.array(z.object({ by: z.string(), at: z.string() })),
  /** Earlier versions, which the visitor has corrected, oldest first. */
  earlier: z.array(content.extend({ receivedAt: z.string(), replacedAt: z.string() })),
  deliveries: z.array(delivery),
  /** Oldest first. */
  notes: z.array(note),
  /** Null if an older server stored it, until a visit is offered. */
  request: requestOfEnquiry.nullable(),
});

/** The answer to every change of an enquiry. */
export const enquiryAnswer = z.object({ enquiry: openedEnquiry });

/** The answer after a conflict (409, `changed-meanwhile`): the current enquiry. */
export const enquiryConflict = deskRefusal.extend({ enquiry: openedEnquiry });

/** Where an enquiry is moved. */
const destination = {
  tab: enquiryTab,
  /** Why it is pending, for that tab only. */
  pending: z
    .discriminatedUnion('reason', [
      z.strictObject({ reason: pendingReason.exclude(['call-back']) }),
      /** By the clinic's clock. */
      z.strictObject({ reason: z.literal('call-back'), callAt: localTime }),
    ])
    .optional(),
};

/**
 * The body of `PATCH /api/desk/enquiries/:id`, which moves it to another tab. Moving it out of spam sends it
 * by the channels that do not have it yet.
 */
export const moveEnquiry = z.strictObject({
  version,
  ...destination,
  /** Whether this undoes a move. */
  undo: z.boolean().optional(),
});

/** The body of `POST /api/desk/enquiries/moves`, which moves several. */
export const moveEnquiries = z.strictObject({
  moves: z
    .array(z.strictObject({ id: z.uuid(), version, ...destination }))
    .min(1)
    .max(50),
  undo: z.boolean().optional(),
});

/** The answer to it: each enquiry as it is now, and the ids of those that someone else has changed. */
export const movedEnquiries = z.object({
  enquiries: z.array(listedEnquiry),
  conflicts: z.array(z.string()),
});

/** The body of `POST /api/desk/enquiries`: an enquiry that came by phone or at the counter. */
export const newEnquiry = z.strictObject({
  /** Chosen by the browser, so that a repeated request adds the enquiry once. */
  id: z.uuid(),
  source: enquirySource.exclude(['form']),
  language: z.string(),
  name: plainText(enquiryFields.name.longest),
  phone: z.string().trim().max(enquiryFields.phone.longest).regex(withoutNul),
  email: z.email().max(enquiryFields.email.longest).or(z.literal('')),
  message: plainText(enquiryFields.message.longest),
});

/** The body of `POST /api/desk/enquiries/:id/notes`. Notes are only added, so it needs no version. */
export const newNote = z.strictObject({
  /** Chosen by the browser, so that a repeated request adds the note once. */
  id: z.uuid(),
  text: plainText(2_000),
});

/** The body of `POST /api/desk/enquiries/:id/send`: retries undelivered channels now, and moves it out of spam. */
export const sendEnquiry = z.strictObject({ version });

/** The body of `DELETE /api/desk/enquiries/:id`, which deletes permanently; the answer is empty (204). */
export const deleteEnquiry = z.strictObject({ version, confirm: z.literal(true) });

export type DeliveryStatus = z.infer<typeof deliveryStatus>;
export type EnquirySummary = z.infer<typeof enquirySummary>;
export type EnquiryTab = z.infer<typeof enquiryTab>;
export type EnquiryCounts = Pick<ChangesAnswer, keyof typeof counts>;
export type Destination = Omit<z.infer<typeof moveEnquiry>, 'version' | 'undo'>;
export type EnquirySource = z.infer<typeof enquirySource>;
export type NewEnquiry = z.infer<typeof newEnquiry>;
export type PastMove = z.infer<typeof pastMove>;
export type PendingReason = z.infer<typeof pendingReason>;
export type MovedEnquiries = z.infer<typeof movedEnquiries>;
export type WhichEnquiries = z.infer<typeof whichEnquiries>;
export type EnquiriesQuery = z.infer<typeof enquiriesQuery>;
export type EnquiriesAnswer = z.infer<typeof enquiriesAnswer>;
export type ChangesAnswer = z.infer<typeof changesAnswer>;
export type ListedEnquiry = z.infer<typeof listedEnquiry>;
export type OpenedEnquiry = z.infer<typeof openedEnquiry>;
export type EnquiryNote = z.infer<typeof note>;
