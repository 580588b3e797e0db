import type { Generated } from 'kysely';
import type { Attendance } from '../../shared/desk/visits.ts';
import type { RequestState } from '../../shared/request.ts';

/** The private page of an enquiry, and its state. */
interface RequestsTable {
  enquiry_id: string;
  /** 128 random bits, base64url: the secret in the address of the page. */
  token: string;
  state: Generated<RequestState>;
  /** When a person first opened the enquiry; null until then. */
  opened_at: string | null;
  /** The version of the current offer; null while there is none. */
  offer: number | null;
  /** The time of that offer. */
  visit_at: string | null;
}

/** The times that the clinic has offered. The current one is named by the request. */
interface OffersTable {
  enquiry_id: string;
  /** Counts from 1 within its enquiry. */
  version: number;
  starts_at: string;
  /** A sentence for the patient; may be empty. */
  patient_note: string;
  /** Why the time is outside the opening hours; empty if it is within them. */
  reason: string;
  /** The clinic's hours of that day when it was offered, as JSON, to notice when they change. */
  day_hours: string;
  /** The name of the person who offered it. */
  offered_by: string;
  offered_at: string;
  /** The version of the enquiry after the offer. */
  enquiry_version: number;
  /** The name of the person who withdrew it, and when; null if not withdrawn. */
  withdrawn_by: string | null;
  withdrawn_at: string | null;
  /** The version of the enquiry after the withdrawal; null if not withdrawn. */
  withdrawn_version: number | null;
  /** The name of the person who sent it to the patient, and when; null if not sent. */
  sent_by: string | null;
  sent_at: string | null;
  /** The version of the enquiry after it was sent; null if not sent. */
  sent_version: number | null;
  /** The name of the person who first reminded the patient of the visit, and when; null if not reminded. */
  reminded_by: string | null;
  reminded_at: string | null;
  reminded_version: number | null;
  /** Whether the patient came; null until recorded. */
  attendance: Attendance | null;
  /** The name of the person who recorded it, and when. */
  attendance_recorded_by: string | null;
  attendance_recorded_at: string | null;
  attendance_recorded_version: number | null;
}

/** The answers of patients, some of them entered by staff. */
interface RequestAnswersTable {
  id: string;
  enquiry_id: string;
  answer: 'agreed' | 'asked' | 'cancelled';
  /** The half days asked for, as JSON text: `["2026-12-03-morning"]`. */
  half_days: string;
  /** The name of the member of staff who entered it; null if the patient did. */
  entered_by: string | null;
  answered_at: string;
  /** The version of the enquiry after the answer. */
  enquiry_version: number;
  /** The name of the person who retracted a mistaken entry, and when; null if not retracted. */
  retracted_by: string | null;
  retracted_at: string | null;
  /** The version of the enquiry after the retraction; null if not retracted. */
  retracted_version: number | null;
}

/** Records when senders deleted their enquiries. */
interface PatientDeletionsTable {
  /** SHA-256 of the token in the address of the private page, in hexadecimal. */
  token_hash: string;
  deleted_at: string;
}

export interface RequestTables {
  requests: RequestsTable;
  offers: OffersTable;
  request_answers: RequestAnswersTable;
  patient_deletions: PatientDeletionsTable;
}
