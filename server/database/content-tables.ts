/** A text that overrides a file in the clinic's folder; null if it deletes the file. */
interface FileText {
  /** Path of the file in the folder: `en/pages/home.yaml`. */
  path: string;
  text: string | null;
}

/** What staff have changed and not yet published. */
interface ContentDraftsTable extends FileText {
  /** The version of the folder's text that it was based on, or that the published text replaces. */
  base: string;
  saved_at: string;
  saved_by: string;
}

/** What visitors see instead of the folder's files. */
interface ContentPublishedTable extends FileText {
  /** The version of the folder's text that it replaces; if that text has changed since, staff must choose one. */
  base: string;
  /** The publication that it belongs to. */
  number: number;
}

/** Each publication; numbers are consecutive. */
interface ContentPublicationsTable {
  number: number;
  /** The publication that it undoes; null if none. */
  undoes: number | null;
  published_at: string;
  published_by: string;
}

/** The files that a publication changed. */
interface ContentPublicationFilesTable extends FileText {
  number: number;
  /** The text before; null if there was no such file. */
  previous_text: string | null;
  /** The fields in which the two differ, as JSON text. */
  changes: string;
}

/** Fields that a person has confirmed as correct, whatever other languages or the sample say. */
interface ContentConfirmedTable {
  path: string;
  /** A JSON pointer in which an item of a list is named by its id. */
  field: string;
  /** The confirmed value, as JSON text; any other value has to be confirmed again. */
  value: string;
  confirmed_at: string;
}

/** Links for viewing all drafts without signing in. */
interface ContentPreviewsTable {
  token_hash: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}

export interface ContentTables {
  content_drafts: ContentDraftsTable;
  content_published: ContentPublishedTable;
  content_publications: ContentPublicationsTable;
  content_publication_files: ContentPublicationFilesTable;
  content_confirmed: ContentConfirmedTable;
  content_previews: ContentPreviewsTable;
}
