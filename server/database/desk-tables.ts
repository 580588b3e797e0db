import type { ColumnType, Generated } from 'kysely';
import type { AccessAction } from '../../shared/desk/access-log.ts';

/** A timestamp of better-auth's: PostgreSQL returns a `Date`, SQLite ISO 8601 text; both accept text. */
type Moment = ColumnType<Date | string, string, string>;

/** A person with an account. The `staff` tables are better-auth's, except that of sign-in failures. */
interface StaffTable {
  id: string;
  name: string;
  email: string;
  role: 'reception' | 'doctor';
  two_factor_enabled: Generated<boolean | null>;
  /** Whether they get an email for each enquiry. */
  mail_for_enquiries: Generated<boolean>;
  /** Code of the language in which they use the desk; null until they choose one. */
  language: string | null;
  /** When a link for choosing another password was last mailed on request; null if never. */
  reset_mailed_at: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** A browser in which someone is signed in. */
interface StaffSessionsTable {
  id: string;
  staff_id: string;
  token: string;
  user_agent: string | null;
  created_at: Moment;
  updated_at: Moment;
  expires_at: Moment;
}

/** A person's password. */
interface StaffAccountsTable {
  staff_id: string;
  password: string | null;
}

/** A person's authenticator app. */
interface StaffTwoFactorsTable {
  staff_id: string;
  failed_verification_count: number | null;
  locked_until: ColumnType<Date | string | null, string | null, string | null>;
}

/** Links for setting a password, sign-ins that wait for a code, and codes already used. */
interface StaffVerificationsTable {
  value: string;
  expires_at: Moment;
}

/** Wrong passwords by email address, whether or not it has an account. */
interface StaffSignInFailuresTable {
  /** Hash of the address; on a known device, followed by a space and the device's id. */
  account_hash: string;
  failures: number;
  last_failed_at: string;
  blocked_until: string | null;
}

/** The one pair of keys by which push services recognise the servers of this database. */
interface PushKeysTable {
  /** Always `server`. */
  name: string;
  /** base64url, like the private key. */
  public_key: string;
  private_key: string;
}

/** A device that gets alerts about enquiries: a browser's push subscription. */
interface AlertDevicesTable {
  /** SHA-256 of the endpoint, base64url. */
  id: string;
  staff_id: string;
  /** The address at its push service. Sending to it also requires our keys. */
  endpoint: string;
  /** The keys for encrypting messages to it, base64url. */
  p256dh: string;
  auth: string;
  /** Whether it also gets an alert for each new enquiry. */
  each_enquiry: Generated<boolean>;
  /** Whether it gets immediate alerts about urgent enquiries, and about answers from patients. */
  urgent: Generated<boolean>;
  answers: Generated<boolean>;
  added_at: string;
}

/** Notes that staff added to an enquiry. */
interface EnquiryNotesTable {
  id: string;
  enquiry_id: string;
  /** The name of the person who wrote it. */
  author: string;
  text: string;
  created_at: string;
}

/** Who did what, without any text of a message. */
interface AccessLogTable {
  id: string;
  at: string;
  /** The name that the person had at that time. */
  person: string;
  account_id: string | null;
  email: string | null;
  action: AccessAction;
  enquiry_id: string | null;
  /** What it was about: the address of an account, a day, the time of a promised call, a file or field of the site. */
  subject: string | null;
  /** The value before and after: a tab, a role, a language, or the number of exported enquiries. */
  was: string | null;
  became: string | null;
}

export interface DeskTables {
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_accounts: StaffAccountsTable;
  staff_two_factors: StaffTwoFactorsTable;
  staff_verifications: StaffVerificationsTable;
  staff_sign_in_failures: StaffSignInFailuresTable;
  push_keys: PushKeysTable;
  alert_devices: AlertDevicesTable;
  enquiry_notes: EnquiryNotesTable;
  access_log: AccessLogTable;
}
