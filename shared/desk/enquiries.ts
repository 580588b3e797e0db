import { z } from 'zod';
import { pageKey, plainText, version } from './fields.ts';
import { deskRefusal } from './problems.ts';

/** The tabs of the list. Spam is suspected to be a robot's, and has been sent to nobody. */
const enquiryTab = z.enum(['new', 'answered', 'archived', 'spam']);

/** Which enquiries are meant: of the list, and of the export. */
const whichEnquiries = z.strictObject({
  /** All tabs where it is not given. */
  tab: enquiryTab.optional(),
  /** Up to eight words, each of which must be in one of the fields; or a phone number, however written. */
  search: z.string().trim().max(200).optional(),
  /** The first and the last day, by the clinic's calendar. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** The query of `GET /api/desk/enquiries.csv`. */
export const exportQuery = whichEnquiries;

/** The query of `GET /api/desk/enquiries`: newest first, 50 a page. */
export const enquiriesQuery = whichEnquiries.extend({
  /** `next` of the page before. */
  before: pageKey.optional(),
});

/**
 * Whether somebody was told of an enquiry. `delivered`: by every channel it was meant for. `waiting`:
 * it is tried again. `kept`: there is no channel it could leave by. `spam`: held back.
 */
const deliveryStatus = z.enum(['delivered', 'waiting', 'kept', 'spam']);

/** What the list and a single enquiry have in common. Times are ISO 8601, UTC. */
const enquirySummary = z.object({
  id: z.string(),
  /** Every change names the version it was made on; each makes another. */
  version: z.int(),
  /** When it, or what became of a delivery, last changed; null until then. */
  changedAt: z.string().nullable(),
  receivedAt: z.string(),
  /** Code of the language it was written in, such as `hi`. */
  language: z.string(),
  tab: enquiryTab,
  delivery: deliveryStatus,
  /** Null until it is marked answered. */
  answered: z.object({ by: z.string(), at: z.string() }).nullable(),
});

/** An enquiry in the list. */
const listedEnquiry = enquirySummary.extend({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The first words of the message, in one line. */
  beginning: z.string(),
  /** How many notes it has. */
  notes: z.int(),
});

/** The answer to `GET /api/desk/enquiries`. */
export const enquiriesAnswer = z.object({
  enquiries: z.array(listedEnquiry),
  /** Null on the last page. */
  next: z.string().nullable(),
  /** How many are new, whatever was asked for. */
  newCount: z.int(),
  /** Where `GET /api/desk/enquiries/changes` goes on. */
  cursor: z.string(),
});

/** The query of `GET /api/desk/enquiries/changes`, which a page may ask every few seconds. */
export const changesQuery = z.strictObject({ since: z.iso.datetime() });

/**
 * What has come or changed since then. It overlaps: something may come again as it was. Asking does
 * not count as use of the session.
 */
export const changesAnswer = z.object({
  enquiries: z.array(listedEnquiry),
  /** The ids of those that were deleted. */
  deleted: z.array(z.string()),
  newCount: z.int(),
  cursor: z.string(),
  /** More has changed than is told: the list is to be read anew. */
  reload: z.boolean(),
});

/** A note of someone at the clinic. */
const note = z.object({ id: z.string(), by: z.string(), at: z.string(), text: z.string() });

/**
 * The ways by which enquiries reach the clinic: the form-to-email service, and mail. The desk's words have
 * an entry for each.
 */
const channelName = z.enum(['service', 'mail']);
export type ChannelName = z.infer<typeof channelName>;

const delivery = z.object({
  channel: channelName,
  /** False where nothing is sent by this channel any more. */
  configured: z.boolean(),
  deliveredAt: z.string().nullable(),
  attempts: z.int(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
  nextAttemptAt: z.string(),
});

/** A `WrittenPhone`. */
const writtenPhone = z.object({ number: z.string(), text: z.string(), canChat: z.boolean() });

const content = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
});

/**
 * One enquiry with all that is known of it: the answer to `GET /api/desk/enquiries/:id`, and to
 * `.../:id/current`, by which a page reads again what is open in it. That counts neither as use of the
 * session nor as another opening.
 */
export const openedEnquiry = enquirySummary.extend({
  ...content.shape,
  /** The numbers that stand in `phone`, each to be called by itself. */
  phones: z.array(writtenPhone),
  /** What the visitor had written before she corrected it, oldest first. */
  earlier: z.array(content.extend({ receivedAt: z.string(), replacedAt: z.string() })),
  deliveries: z.array(delivery),
  /** Oldest first. */
  notes: z.array(note),
});

/** The answer to every change of an enquiry. */
export const enquiryAnswer = z.object({ enquiry: openedEnquiry });

/** The answer where someone else was faster (409, `changed-meanwhile`): how it is now. */
export const enquiryConflict = deskRefusal.extend({ enquiry: openedEnquiry });

/**
 * The body of `PATCH /api/desk/enquiries/:id`: puts it under another tab. Out of spam, it is sent to
 * those who were not told.
 */
export const moveEnquiry = z.strictObject({
  version,
  tab: enquiryTab,
  /** Whether it is put back to where it has just been. */
  undo: z.boolean().optional(),
});

/** The body of `POST /api/desk/enquiries/:id/notes`. Notes are only added, so no version is named. */
export const newNote = z.strictObject({
  /** Made by the browser, so that a repeat is the same note. */
  id: z.uuid(),
  text: plainText(2_000),
});

/** The body of `POST /api/desk/enquiries/:id/send`: tries now what was not delivered, and takes it out of spam. */
export const sendEnquiry = z.strictObject({ version });

/** The body of `DELETE /api/desk/enquiries/:id`, which deletes for good; the answer is empty (204). */
export const deleteEnquiry = z.strictObject({ version, confirm: z.literal(true) });

export type EnquiryTab = z.infer<typeof enquiryTab>;
export type WhichEnquiries = z.infer<typeof whichEnquiries>;
export type EnquiriesQuery = z.infer<typeof enquiriesQuery>;
export type EnquiriesAnswer = z.infer<typeof enquiriesAnswer>;
export type ChangesAnswer = z.infer<typeof changesAnswer>;
export type ListedEnquiry = z.infer<typeof listedEnquiry>;
export type OpenedEnquiry = z.infer<typeof openedEnquiry>;
export type EnquiryNote = z.infer<typeof note>;
