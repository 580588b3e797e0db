import { z } from 'zod';
import { requestState } from '../request.ts';
import { bookedItems, writtenPhone } from './enquiries/list.ts';
import { hours, localTime, plainText, version } from './fields.ts';
import { maxTextLengths } from './text-lengths.ts';

/** Whether a patient came to a visit, or did not. */
const attendance = z.enum(['came', 'missed']);

/**
 * An event of a request. `changed`: another time was offered. `sent`: an offer was sent to the patient. `withdrawn`: an
 * offer was withdrawn before it was answered. `retracted`: staff undid an answer that they had entered. `reminded`: the
 * patient was reminded of the visit. `came`, `missed`: whether the patient came.
 */
const visitEvent = z.object({
  kind: z.enum([
    ...requestState.exclude(['received']).options,
    'changed',
    'sent',
    'withdrawn',
    'retracted',
    'reminded',
    'came',
    'missed',
  ]),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The name of the member of staff who did or entered it; null if the patient answered. */
  by: z.string().nullable(),
  /** The version of the offer that the event is about; null with an answer, or when one was undone. */
  offer: z.int().nullable(),
  /** The time of that offer; with `agreed`, the time that was agreed; otherwise null. */
  visitAt: z.string().nullable(),
  /** The sentence for the patient, with `offered` and `changed`; may be empty. */
  patientNote: z.string(),
  /** Why the time is outside the opening hours, with `offered` and `changed`; otherwise empty. */
  reason: z.string(),
  /** With `asked`: `2026-12-03-morning`. */
  halfDays: z.array(z.string()),
});

/** The private page of an enquiry's sender, and the offers and answers, oldest first. */
export const requestOfEnquiry = z.object({
  /** The public address of the page, a secret of the patient and the clinic. */
  link: z.string(),
  history: z.array(visitEvent),
  /** Whether staff entered the last answer, so that it can be undone. */
  isEntered: z.boolean(),
  /** The earlier time that the current offer replaced; null if there was none, or the patient had declined it. */
  insteadOf: z.string().nullable(),
  /** As on the private page: whether the clinic is closed at the time of the current offer. */
  isClosed: z.boolean(),
});

/**
 * The body of `POST /api/desk/enquiries/:id/offers`, which offers a visit, replacing any earlier offer. A time
 * outside the opening hours needs a reason: without one the response is 422 with `field: 'reason'`.
 */
export const newOffer = z.strictObject({
  version,
  /** By the clinic's clock. */
  at: localTime,
  /** A sentence for the patient, shown on the page. */
  patientNote: plainText(maxTextLengths.offer).optional(),
  reason: plainText(maxTextLengths.offer).optional(),
});

/** The body of `POST /api/desk/enquiries/:id/visit`: a patient's answer by phone. */
export const recordAnswer = z.strictObject({ version, state: z.enum(['agreed', 'cancelled']) });

/** The body of `DELETE /api/desk/enquiries/:id/visit`, which undoes the last entry by staff. */
export const undoAnswer = z.strictObject({ version });

/**
 * The body of `POST /api/desk/enquiries/:id/offer-sent`: staff have sent an offer to the patient, or made it by phone.
 * The version of the enquiry is not needed, because the patient has the offer already. If the offer is no longer the
 * current one, the response is 409.
 */
export const sentOffer = z.strictObject({ offer: version });

/**
 * The body of `POST /api/desk/enquiries/:id/offer-mail`, which mails the current offer to the patient; the text
 * contains the link to the page.
 */
export const offerMail = z.strictObject({
  /** The version of the offer that the text is about. */
  offer: version,
  subject: plainText(200),
  text: plainText(2_000),
});

/** A visit that is agreed or offered, or a call that is promised. */
const appointment = z.object({
  /** The id of its enquiry. */
  id: z.string(),
  at: z.string(),
  name: z.string(),
  phone: z.string(),
  /** The phone numbers in `phone`, each of which can be called. */
  phones: z.array(writtenPhone),
  booked: bookedItems,
  /** The beginning of the newest note by staff; empty if there is none. The enquiry has the whole note. */
  note: z.string(),
  /** Whether its message contains emergency words. */
  urgent: z.boolean(),
});

const visit = appointment.extend({
  /** The sentence for the patient, from the offer; may be empty. */
  patientNote: z.string(),
  /** The version of the offer. */
  offer: z.int(),
  email: z.string(),
  /** The language to write to the patient in. */
  language: z.string(),
  /** The public address of the patient's page. */
  link: z.string(),
  /** Whether nobody has sent the offer yet. */
  isUnsent: z.boolean(),
  /** Who reminded the patient of it, and when; null if not reminded. */
  reminded: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Whether the patient came; null until recorded. */
  attendance: attendance.nullable(),
  /** As on the private page: whether the clinic is closed then. */
  isClosed: z.boolean(),
});

/** The visits, offers and promised calls of a day, by the clinic's calendar. */
const visitDay = z.object({
  day: z.iso.date(),
  visits: z.array(visit),
  /** The times that were offered and have no answer yet. */
  offers: z.array(visit),
  calls: z.array(appointment),
  /** Patients who were called and did not pick up, with the time of that call; today only. */
  tried: z.array(appointment).optional(),
});

/**
 * The response to `GET /api/desk/visits`: the visits agreed, the times offered and the calls promised for today
 * and tomorrow, and for each later day that has any. Today also has the earlier calls that are still due.
 */
export const visitsResponse = z.object({
  days: z.array(visitDay),
  later: z.array(visitDay),
  /** Recent visits without a recorded attendance, newest first. */
  unmarked: z.array(visit),
});

/**
 * The body of `PUT /api/desk/enquiries/:id/attendance`: whether the patient came. If a colleague has recorded something
 * other than `was`, the response is 409.
 */
export const markedVisit = z.strictObject({
  offer: version,
  attendance: attendance.nullable(),
  was: attendance.nullable(),
});

/** The body of `POST /api/desk/enquiries/:id/reminded`: the patient was reminded of the visit. */
export const remindedVisit = z.strictObject({ offer: version });

/** A future time that is offered to or agreed with a patient. */
const heldTime = z.object({
  /** The id of the enquiry. */
  id: z.string(),
  name: z.string(),
  /** By the clinic's clock: `2026-12-03T09:30`. */
  at: z.string(),
});

const specialDays = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Absent if the clinic is closed. */
  hours: hours.optional(),
});

/** The response to `GET /api/desk/visits/times`: opening days and taken times, for offering a visit. */
export const visitTimesResponse = z.object({
  /** The next days on which the clinic is open, today included. */
  openDays: z.array(z.iso.date()),
  /** The days on which its hours differ; if several include a day, the first of them counts. */
  specialDays: z.array(specialDays),
  held: z.array(heldTime),
});

export type Attendance = z.infer<typeof attendance>;
export type VisitEvent = z.infer<typeof visitEvent>;
export type RequestOfEnquiry = z.infer<typeof requestOfEnquiry>;
export type Appointment = z.infer<typeof appointment>;
export type Visit = z.infer<typeof visit>;
export type VisitDay = z.infer<typeof visitDay>;
export type HeldTime = z.infer<typeof heldTime>;
export type VisitTimesResponse = z.infer<typeof visitTimesResponse>;
export type VisitsResponse = z.infer<typeof visitsResponse>;
