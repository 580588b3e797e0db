import type { Generated, GeneratedAlways, Kysely } from 'kysely';
import type { DeskTables } from './desk-tables.ts';
import type { PostTables } from './post-tables.ts';

/** Timestamps are ISO 8601 text in UTC (`2026-01-31T09:30:00.000Z`): equal on both databases, and text order is time order. */
export interface EnquiriesTable {
  id: string;
  /** The id the visitor's browser made, so that a repeat is the same enquiry. */
  submission_id: string | null;
  /** Hash of the four fields while a repeat of them counts as the same enquiry, then null. */
  fingerprint: string | null;
  /** The four fields as JSON text, which keeps characters that PostgreSQL's text cannot hold. */
  content: string;
  spam: Generated<boolean>;
  created_at: string;
  /** Code of the language of the form, such as `hi`; null is the first of the clinic's. */
  language: string | null;
  /** What staff have made of it. */
  state: Generated<'new' | 'answered' | 'archived'>;
  /** Counts the changes, so that nobody overwrites what another has changed meanwhile. */
  version: Generated<number>;
  /** When it was last changed; null until then. */
  changed_at: string | null;
  /** The name of who marked it answered. */
  answered_by: string | null;
  answered_at: string | null;
  /** The tab of the desk it is under: `spam`, or its state. */
  tab: GeneratedAlways<'new' | 'answered' | 'archived' | 'spam'>;
}

/** A text that the visitor replaced before anyone had received it. */
export interface EarlierVersionsTable {
  enquiry_id: string;
  /** The four fields, as in `enquiries`. */
  content: string;
  replaced_at: string;
}

/** One way an enquiry leaves this server. An enquiry without rows here was meant to stay. */
export interface DeliveriesTable {
  enquiry_id: string;
  channel: 'service' | 'mail';
  delivered_at: string | null;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** Token of the lease: who holds it may send until `claimed_until`. */
  claim: string | null;
  claimed_until: string | null;
  /** Why the last attempt failed, without anything personal. */
  problem: string | null;
}

/** Flash messages: what a visitor without JavaScript is shown after posting the form. */
export interface FlashMessagesTable {
  token_hash: string;
  outcome: string;
  expires_at: string;
}

/** What the servers know about their clock, in one row. */
export interface ClockTable {
  /** Always `server`. */
  name: string;
  /** The time when a server last looked. */
  noted_at: string;
  /** Since when the clock has been doubted, because it had jumped. */
  doubted_since: string | null;
}

/** How often staff have changed what the public pages show; servers compare it with what they know. */
export interface SiteChangesTable {
  subject: 'posts' | 'notices';
  revision: number;
}

/** Pictures of posts. */
export interface PicturesTable {
  /** Of what was uploaded: the beginning of its SHA-256, in hexadecimal digits. */
  hash: string;
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
  /** When it was last uploaded. */
  uploaded_at: string;
}

/** Each picture in all its sizes and formats. */
export interface PictureFilesTable {
  /** `HASH-1600x1067.jpg` */
  name: string;
  hash: string;
  bytes: Uint8Array;
}

export interface Tables extends DeskTables, PostTables {
  enquiries: EnquiriesTable;
  deliveries: DeliveriesTable;
  form_outcomes: FlashMessagesTable;
  earlier_versions: EarlierVersionsTable;
  clock: ClockTable;
  site_changes: SiteChangesTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
}

export type Database = Kysely<Tables>;
