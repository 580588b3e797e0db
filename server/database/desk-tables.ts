import type { ColumnType, Generated } from 'kysely';
import type { AccessAction } from '../../shared/desk/index.ts';

/** A moment in a table of better-auth: PostgreSQL gives a `Date`, SQLite ISO 8601 text; either takes text. */
type Moment = ColumnType<Date | string, string, string>;

/** Someone with an account. The tables that begin with `staff` are better-auth's. */
interface StaffTable {
  id: string;
  name: string;
  email: string;
  role: 'reception' | 'doctor';
  two_factor_enabled: Generated<boolean | null>;
  /** Whether a mail goes out to them for each enquiry. */
  mail_for_enquiries: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

/** One browser in which someone is signed in. */
interface StaffSessionsTable {
  id: string;
  staff_id: string;
  token: string;
  user_agent: string | null;
  created_at: Moment;
  updated_at: Moment;
  expires_at: Moment;
}

/** The password of someone. */
interface StaffAccountsTable {
  staff_id: string;
  password: string | null;
}

/** The authenticator of someone. */
interface StaffTwoFactorsTable {
  staff_id: string;
  failed_verification_count: number | null;
  locked_until: ColumnType<Date | string | null, string | null, string | null>;
}

/** Links that lead to choosing a password, sign-ins that wait for a code, and codes that were used. */
interface StaffVerificationsTable {
  value: string;
  expires_at: Moment;
}

/** Attempts from each address; milliseconds since 1970. */
interface StaffRateLimitsTable {
  last_request: number;
}

/** Wrong passwords for each account, and for each address that is none. */
interface StaffSignInFailuresTable {
  account_hash: string;
  failures: number;
  last_failed_at: string;
  blocked_until: string | null;
}

/** What staff wrote to an enquiry. */
interface EnquiryNotesTable {
  id: string;
  enquiry_id: string;
  /** The name of who wrote it. */
  author: string;
  text: string;
  created_at: string;
}

/** Who did what, without a word of any message. */
interface AccessLogTable {
  id: string;
  at: string;
  person: string;
  action: AccessAction;
  enquiry_id: string | null;
}

/** A sentence at the top of every page. */
interface NoticesTable {
  id: string;
  /** Counts the changes, so that nobody overwrites what another has changed meanwhile. */
  version: Generated<number>;
  /** The sentences by language code, as JSON text. */
  texts: string;
  starts_at: string;
  ends_at: string;
  /** The name of who saved it last. */
  saved_by: string;
  saved_at: string;
}

/** A day on which the clinic is closed besides its weekly ones and those of `clinic.yaml`. */
interface ClosedDaysTable {
  /** By the clinic's calendar: `2026-12-03`. */
  day: string;
  /** The name of who closed it. */
  saved_by: string;
  saved_at: string;
}

export interface DeskTables {
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_accounts: StaffAccountsTable;
  staff_two_factors: StaffTwoFactorsTable;
  staff_verifications: StaffVerificationsTable;
  staff_rate_limits: StaffRateLimitsTable;
  staff_sign_in_failures: StaffSignInFailuresTable;
  enquiry_notes: EnquiryNotesTable;
  access_log: AccessLogTable;
  notices: NoticesTable;
  closed_days: ClosedDaysTable;
}
