/** A field of a file in the clinic's folder, as edits address it: see `Edit`. */
interface FieldColumns {
  /** Path of the file in the folder: `en/pages/home.yaml`. */
  file: string;
  /** JSON pointer: `/hero/lead`. */
  field: string;
  /** JSON text; null if the field, the item or the file is removed. */
  value: string | null;
}

/** What staff have changed and not yet published. */
interface SiteDraftsTable extends FieldColumns {
  /** The value on the site when it was last saved, as JSON text; null if there was none. */
  base: string | null;
  /** Counts the draft's changes, starting at a random number; for optimistic locking. */
  version: number;
  saved_at: string;
  saved_by: string;
}

/** Each publication; numbers are consecutive. */
interface SitePublicationsTable {
  number: number;
  published_at: string;
  published_by: string;
  /** The publication that it undoes; null if none. */
  undoes: number | null;
}

/** What each publication has changed. */
interface SitePublishedTable extends FieldColumns {
  number: number;
  /** The value on the site before, as JSON text; null if there was none. */
  was: string | null;
}

/** What lies over the clinic's folder now. */
interface SiteEditsTable extends FieldColumns {
  /** The folder's value that it replaces, as JSON text; null if the folder had none. */
  base: string | null;
  /** The publication that it belongs to. */
  number: number;
}

/** Links for viewing all drafts without signing in. */
interface SitePreviewsTable {
  token_hash: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}

/** Generated texts of a new clinic that the doctor has found right as they are. */
interface SiteConfirmedTable {
  file: string;
  field: string;
  /** Hash of the text: another one has to be read again. */
  hash: string;
  confirmed_at: string;
  confirmed_by: string;
}

export interface SiteTables {
  site_drafts: SiteDraftsTable;
  site_publications: SitePublicationsTable;
  site_published: SitePublishedTable;
  site_edits: SiteEditsTable;
  site_previews: SitePreviewsTable;
  site_confirmed: SiteConfirmedTable;
}
