import { type Kysely, sql } from 'kysely';

/** Creates all tables. The two databases differ in three things, named at the top. */
export async function createTables(
  database: Kysely<unknown>,
  kind: 'sqlite' | 'postgres',
): Promise<void> {
  const isSqlite = kind === 'sqlite';
  /** A timestamp that better-auth reads and writes; all others are ISO 8601 text. */
  const timestampType = isSqlite ? 'text' : 'timestamptz';
  const bytesType = isSqlite ? 'blob' : 'bytea';
  /** PostgreSQL before 18 does not support virtual columns. */
  const columnStorage = isSqlite ? 'virtual' : 'stored';

  const statements = [
    ...enquiries(columnStorage),
    ...requests,
    ...pictures(bytesType),
    ...content,
    ...staff(timestampType),
    ...operations,
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

const enquiryReference = 'enquiry_id text not null references enquiries (id) on delete cascade';

function enquiries(columnStorage: string): string[] {
  return [
    `create table enquiries (
      id text primary key,
      submission_id text unique,
      fingerprint text unique,
      content text not null,
      search text not null default '',
      created_at text not null,
      language text,
      source text,
      urgent boolean not null default false,
      spam boolean not null default false,
      spam_rule text,
      state text not null default 'new',
      pending_reason text,
      call_at text,
      answered_by text,
      answered_at text,
      unsent_offer integer,
      doctors_note text,
      version integer not null default 1,
      changed_at text,
      tab text generated always as (
        case
          when unsent_offer is not null and (spam or state <> 'new') then 'new'
          when spam then 'spam'
          when state = 'new' and pending_reason is not null then 'pending'
          else state
        end
      ) ${columnStorage}
    )`,
    'create index enquiries_order on enquiries (created_at, id)',
    'create index enquiries_tab on enquiries (tab, created_at, id)',
    'create index enquiries_changed_at on enquiries (changed_at)',
    'create index enquiries_urgent on enquiries (tab, created_at, id) where urgent',
    'create index enquiries_unsent on enquiries (created_at, id) where unsent_offer is not null',
    'create index enquiries_call_at on enquiries (call_at) where call_at is not null',

    `create table earlier_versions (
      ${enquiryReference},
      content text not null,
      replaced_at text not null
    )`,
    'create index earlier_versions_enquiry_id on earlier_versions (enquiry_id)',

    `create table deliveries (
      id text not null,
      ${enquiryReference},
      channel text not null,
      delivered_at text,
      attempts integer not null default 0,
      next_attempt_at text not null,
      claim text,
      claimed_until text,
      problem text,
      primary key (enquiry_id, channel)
    )`,
    'create index deliveries_due on deliveries (delivered_at, next_attempt_at)',

    `create table enquiry_contacts (
      contact text not null,
      created_at text not null,
      ${enquiryReference},
      primary key (contact, created_at, enquiry_id)
    )`,
    'create index enquiry_contacts_enquiry_id on enquiry_contacts (enquiry_id)',
    `create table enquiry_notes (
      id text primary key,
      ${enquiryReference},
      author text not null,
      text text not null,
      created_at text not null
    )`,
    'create index enquiry_notes_enquiry_id on enquiry_notes (enquiry_id)',
  ];
}

const requests = [
  `create table requests (
    ${enquiryReference} primary key,
    token text not null unique,
    state text not null default 'received',
    opened_at text,
    offer integer,
    visit_at text
  )`,
  'create index requests_visits on requests (state, visit_at)',

  `create table offers (
    ${enquiryReference},
    version integer not null,
    starts_at text not null,
    patient_note text not null,
    reason text not null,
    day_hours text not null,
    offered_by text not null,
    offered_at text not null,
    enquiry_version integer not null,
    sent_by text,
    sent_at text,
    sent_version integer,
    reminded_by text,
    reminded_at text,
    reminded_version integer,
    attendance text,
    attendance_recorded_by text,
    attendance_recorded_at text,
    attendance_recorded_version integer,
    withdrawn_by text,
    withdrawn_at text,
    withdrawn_version integer,
    primary key (enquiry_id, version)
  )`,

  `create table request_answers (
    id text primary key,
    ${enquiryReference},
    answer text not null,
    half_days text not null,
    entered_by text,
    answered_at text not null,
    enquiry_version integer not null,
    retracted_by text,
    retracted_at text,
    retracted_version integer
  )`,
  'create index request_answers_enquiry_id on request_answers (enquiry_id)',

  `create table patient_deletions (
    token_hash text primary key,
    deleted_at text not null
  )`,
  'create index patient_deletions_deleted_at on patient_deletions (deleted_at)',
];

function pictures(bytesType: string): string[] {
  return [
    `create table pictures (
      hash text primary key,
      width integer not null,
      height integer not null
    )`,
    `create table picture_files (
      name text primary key,
      hash text not null references pictures (hash) on delete cascade,
      bytes ${bytesType} not null
    )`,
    'create index picture_files_hash on picture_files (hash)',
  ];
}

const content = [
  `create table content_drafts (
    path text primary key,
    text text,
    base text not null,
    saved_at text not null,
    saved_by text not null
  )`,

  `create table content_publications (
    number integer primary key,
    undoes integer,
    published_at text not null,
    published_by text not null
  )`,
  `create table content_publication_files (
    number integer not null references content_publications (number) on delete cascade,
    path text not null,
    previous_text text,
    text text,
    changes text not null,
    primary key (path, number)
  )`,
  'create index content_publication_files_number on content_publication_files (number)',

  `create table content_published (
    path text primary key,
    text text,
    base text not null,
    number integer not null
  )`,

  `create table content_confirmed (
    path text not null,
    field text not null,
    value text not null,
    confirmed_at text not null,
    primary key (path, field)
  )`,

  `create table content_previews (
    token_hash text primary key,
    expires_at text not null
  )`,
];

/** The tables of better-auth, with our names for tables and columns. */
function staff(timestampType: string): string[] {
  const staffReference = 'staff_id text not null references staff (id) on delete cascade';
  return [
    `create table staff (
      id text primary key,
      name text not null,
      email text not null unique,
      email_verified boolean not null default false,
      image text,
      role text not null,
      two_factor_enabled boolean default false,
      mail_for_enquiries boolean not null default false,
      language text,
      reset_mailed_at text,
      created_at ${timestampType} not null,
      updated_at ${timestampType} not null
    )`,

    `create table staff_sessions (
      id text primary key,
      ${staffReference},
      token text not null unique,
      expires_at ${timestampType} not null,
      ip_address text,
      user_agent text,
      created_at ${timestampType} not null,
      updated_at ${timestampType} not null
    )`,
    'create index staff_sessions_staff_id on staff_sessions (staff_id)',

    `create table staff_accounts (
      id text primary key,
      ${staffReference},
      account_id text not null,
      provider_id text not null,
      password text,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at ${timestampType},
      refresh_token_expires_at ${timestampType},
      scope text,
      created_at ${timestampType} not null,
      updated_at ${timestampType} not null
    )`,
    'create index staff_accounts_staff_id on staff_accounts (staff_id)',

    `create table staff_two_factors (
      id text primary key,
      ${staffReference},
      secret text not null,
      backup_codes text not null,
      verified boolean default true,
      failed_verification_count integer default 0,
      locked_until ${timestampType}
    )`,
    'create index staff_two_factors_staff_id on staff_two_factors (staff_id)',

    `create table staff_verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at ${timestampType} not null,
      created_at ${timestampType} not null,
      updated_at ${timestampType} not null
    )`,
    'create index staff_verifications_identifier on staff_verifications (identifier)',

    `create table staff_sign_in_failures (
      account_hash text primary key,
      failures integer not null,
      last_failed_at text not null,
      blocked_until text
    )`,

    // The log still names an enquiry, and a person, after their deletion.
    `create table access_log (
      id text primary key,
      at text not null,
      person text not null,
      account_id text,
      email text,
      action text not null,
      enquiry_id text,
      subject text,
      was text,
      became text
    )`,
    'create index access_log_at on access_log (at, id)',
    'create index access_log_enquiry_id on access_log (enquiry_id, at)',

    `create table alert_devices (
      id text primary key,
      ${staffReference},
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      each_enquiry boolean not null default false,
      urgent boolean not null default true,
      answers boolean not null default true,
      added_at text not null
    )`,
    'create index alert_devices_staff_id on alert_devices (staff_id)',
    `create table push_keys (
      name text primary key,
      public_key text not null,
      private_key text not null
    )`,
  ];
}

const operations = [
  `create table clock (
    name text primary key,
    recorded_at text not null,
    untrusted_since text
  )`,

  `create table site_changes (
    subject text primary key,
    revision integer not null
  )`,

  `create table missed_searches (
    month text not null,
    language text not null,
    words text not null,
    days integer not null,
    first_on text not null,
    last_on text not null,
    primary key (month, language, words)
  )`,

  `create table backup_outcomes (
    id text primary key,
    at text not null,
    enquiries integer,
    newest_enquiry_at text,
    problem text
  )`,
  'create index backup_outcomes_at on backup_outcomes (at)',
];
