import { z } from 'zod';
import { eachField } from '../../enquiry-fields.ts';
import { deskRefusal } from '../problems.ts';
import { requestOfEnquiry } from '../visits.ts';
import { enquirySummary, enquiryTab, opening, preferenceFields, wroteBefore } from './list.ts';

/** A note by a member of staff. */
const note = z.object({ id: z.string(), by: z.string(), at: z.string(), text: z.string() });

/** Another enquiry with one of the phone numbers of this one, or its email address. */
const otherEnquiry = z.object({
  id: z.string(),
  /** One phone may serve a family. */
  name: z.string(),
  receivedAt: z.string(),
  tab: enquiryTab,
  beginning: z.string(),
});

/** A move to another tab. `was` and `became` are tabs or, for a pending enquiry, the reason. */
const pastMove = z.object({
  id: z.string(),
  by: z.string(),
  at: z.string(),
  was: z.string(),
  became: z.string(),
  /** When a call was promised, by the clinic's clock: `2026-12-03T09:30`. */
  callAt: z.string().nullable(),
});

/** A correction, by staff, of the phone number that the patient wrote. */
const phoneCorrection = z.object({ id: z.string(), by: z.string(), at: z.string() });

/** A text for each field of the contact form. */
const content = z.object(eachField(() => z.string()));

/**
 * One enquiry with everything that belongs to it: the response to `GET /api/desk/enquiries/:id`, and to
 * `.../:id/current`, with which a page refreshes an open enquiry. Refreshing neither extends the session nor
 * is logged as another opening.
 */
export const openedEnquiry = enquirySummary.extend({
  ...content.shape,
  ...preferenceFields,
  /** The ten newest others with one of its phone numbers or its email address, newest first. */
  others: z.array(otherEnquiry),
  wroteBefore,
  /** Oldest first. */
  history: z.array(pastMove),
  /** Oldest first. */
  phoneCorrections: z.array(phoneCorrection),
  /**
   * Who else has opened it in the last ten minutes, or has begun to call or write to the patient in the last twelve
   * hours.
   */
  openedBy: z.array(opening),
  /** Earlier versions, which the visitor or staff have corrected, oldest first. */
  earlier: z.array(content.extend({ receivedAt: z.string(), replacedAt: z.string() })),
  /** Oldest first. */
  notes: z.array(note),
  request: requestOfEnquiry,
});

/** The response to every change of an enquiry. */
export const enquiryResponse = z.object({ enquiry: openedEnquiry });

/** The response after a conflict (409, `conflict`): the current enquiry. */
export const enquiryConflict = deskRefusal.extend({ enquiry: openedEnquiry });

export type PastMove = z.infer<typeof pastMove>;
export type OpenedEnquiry = z.infer<typeof openedEnquiry>;
export type EnquiryNote = z.infer<typeof note>;
