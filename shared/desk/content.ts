import { z } from 'zod';
import { maxSearchLength } from './enquiries/list-rules.ts';
import { versionInUrl } from './fields.ts';
import { formField } from './form.ts';
import { deskRefusal } from './problems.ts';

/** Maximum length of a file, in characters. */
export const maxFileLength = 100_000;

/** Maximum number of files in one publication. */
const maxFiles = 500;

/** The path of a file in the clinic's folder: `hours.yaml`, `en/pages/home.yaml`, `hi/articles/salt.md`. */
const path = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\/[\w-]+){0,2}\.(yaml|md)$/);

/**
 * A JSON pointer within a parsed file: `/hero/lead`, `/0/price`. `/text` is the body of an article, and the empty
 * pointer is the whole file.
 */
const pointer = z.string().max(300);

/** The text of a file; null if there is no such file. */
const text = z.string().nullable();

/** A hash of a file's text, computed by the server and returned by the browser. */
const version = z.string().max(40);

const authorship = {
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
};

const draft = z.object(authorship);

/** A mistake in a file, as the check of the folder reports it. */
const mistake = z.object({ path: z.string(), pointer, message: z.string() });

/** The response to `GET /api/desk/content`: every file that the site is made from, or that has a draft. */
export const contentResponse = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      /** The kind of file: `hours`, `town`, `article`, `pages/home`. */
      kind: z.string(),
      /** Null for a file shared by all languages. */
      language: z.string().nullable(),
      /** Its display name, if the file has one, such as an article's title. */
      title: z.string().optional(),
      draft: draft.nullable(),
      /** For an article: when it was or will be published; ISO 8601, UTC. */
      from: z.string().optional(),
      /** Whether an article is hidden. */
      isHidden: z.boolean().optional(),
      /**
       * Whether the folder's file has changed since the draft or the publication that replaces it, so that staff must
       * choose one.
       */
      isFolderChanged: z.boolean(),
      /** JSON pointers of fields that were changed in another language after they were written in this one. */
      outdated: z.array(z.string()),
    }),
  ),
  /** Optional files that no language has, by their paths within a language's folder. */
  absent: z.array(z.string()),
});

/**
 * The query of `GET /api/desk/content/file`: the path of a file that all languages share (`hours.yaml`), or the path
 * within a language's folder (`pages/home.yaml`).
 */
export const contentFileQuery = z.strictObject({ file: path });

/** A field that was changed in another language after it was written in this one. */
const outdated = z.object({
  pointer,
  /** Code of the other language. */
  changedIn: z.string(),
  before: z.json().optional(),
  after: z.json().optional(),
  /** Whether that change is not published yet. */
  isDraft: z.boolean(),
});

const fileInLanguage = z.object({
  path: z.string(),
  language: z.string().nullable(),
  /** The draft, or else the published text, or else the folder's. */
  text,
  /** The version of that text. */
  version,
  draft: draft.nullable(),
  /** What visitors see. */
  published: text,
  /** The folder's text, if it has changed since the draft or the publication that replaces it. */
  folderText: text.optional(),
  /** A starting text for a file that does not exist yet, if there is one that suits any clinic. */
  template: text.optional(),
  outdated: z.array(outdated),
  mistakes: z.array(mistake),
});

/** The response to `GET /api/desk/content/file`: the file in all languages side by side, the default one first. */
export const contentFileResponse = z.object({
  form: formField,
  /** Whether the site works without it. */
  isOptional: z.boolean(),
  languages: z.array(fileInLanguage),
});

/**
 * The body of `PUT /api/desk/content/file`, which saves a draft. A draft equal to the published text is
 * deleted. `version` is the version of the text on which it is based: if the file has changed since, nothing is saved
 * and the response is 409 with `contentConflict`.
 */
export const saveFile = z.strictObject({ path, text, version });

/** The response to saving. */
export const savedFile = fileInLanguage.omit({
  outdated: true,
  published: true,
  folderText: true,
  template: true,
});

/** The last part of the address of an article, which is the name of its files. */
const slug = z
  .string()
  .max(120)
  .regex(/^[\w-]+$/);

/**
 * The body of `POST /api/desk/content/renamed`, which gives an article another address in all its languages.
 * `versions` are the versions that the person saw, by language. Refused with `taken` if another article
 * has the address, or with `conflict` if a file has another version by now.
 */
export const renameArticle = z.strictObject({
  from: slug,
  to: slug,
  versions: z.record(z.string(), version),
});

/**
 * A refusal to change content: with `conflict` (409) it has the current text, and who saved it; with `invalid` the
 * mistakes.
 */
export const contentConflict = deskRefusal.extend({
  file: z.object({ path: z.string(), text, version, by: z.string().nullable() }).optional(),
  mistakes: z.array(mistake).optional(),
});

/**
 * The body of `POST /api/desk/content/publications`: files to publish in the versions that the person saw, all or none.
 * Each is published with the text of its draft unless a text is given, as for a closed day. Refused with `invalid` and
 * the mistakes that would result, or with `conflict` if a file has another version by now.
 */
export const publishFiles = z.strictObject({
  files: z
    .array(z.strictObject({ path, version, text: text.optional() }))
    .min(1)
    .max(maxFiles),
});

/** The response to publishing, and to undoing it. */
export const publishedResponse = z.object({ number: z.int() });

const publication = z.object({
  number: z.int(),
  ...authorship,
  /** The publication that it undoes; null if none. */
  undoes: z.int().nullable(),
  paths: z.array(z.string()),
});

/** The query of `GET /api/desk/content/publications`. */
export const publicationsQuery = z.strictObject({ before: versionInUrl.optional() });

/** Newest first, 20 a page; `next` is null on the last one. */
export const publicationsResponse = z.object({
  publications: z.array(publication),
  next: z.string().nullable(),
});

/** The response to `GET /api/desk/content/publications/:number`; `POST .../undo` publishes the previous texts. */
export const publicationResponse = publication.extend({
  files: z.array(z.object({ path: z.string(), previousText: text, text })),
});

/**
 * The body of `POST /api/desk/content/kept`, for a folder's file that has changed since a published version replaced
 * it: keeps the published version.
 */
export const keepPublished = z.strictObject({ path });

/** The body of `POST /api/desk/content/translated`: confirms a field despite changes in another language. */
export const confirmTranslation = z.strictObject({ path, pointer });

/** The query of `GET /api/desk/content/search`: words in a field's name or text. */
export const contentSearchQuery = z.strictObject({
  search: z.string().trim().min(2).max(maxSearchLength),
});

/**
 * The response to a search, the best matches first. Where there is a draft, it is searched instead of the published
 * text.
 */
export const contentSearchResponse = z.object({
  found: z.array(
    z.object({
      path: z.string(),
      pointer,
      /** Its name within the file, from the outside in; an item of a list has its title. */
      labels: z.array(z.string()),
      text: z.string(),
    }),
  ),
  /** Whether more were found. */
  isMore: z.boolean(),
});

/** The query of `GET /api/desk/content/picture`: the path of a picture in the clinic's folder. */
export const contentPictureQuery = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^images\/[\w][\w\-./ ]*\.(svg|png|jpe?g|webp|avif)$/i)
    .refine((path) => !path.includes('..')),
});

/**
 * The response to `GET /api/desk/content/needs-attention`: what needs a review, drafts included. Texts of the sample
 * are confirmed in the same way as translations.
 */
export const needsAttentionResponse = z.object({
  /** Whether the site is still presented as a sample. */
  isSample: z.boolean(),
  /** Texts that are still the sample's, or about cardiology in a clinic of another specialty. */
  sampleTexts: z.array(
    z.object({
      path: z.string(),
      pointer: z.string(),
      labels: z.array(z.string()),
      text: z.string(),
      reason: z.enum(['sample', 'cardiology']),
    }),
  ),
  /** How many such texts were confirmed as true of the clinic. */
  confirmedCount: z.int(),
  /** The facts that are reviewed regularly, overdue or not yet due, the earliest due first. */
  due: z.array(
    z.object({
      path: z.string(),
      /** The JSON pointer of the date of the last review, in the default language. */
      pointer: z.string(),
      /** Where this date is, in each language that has it. */
      dates: z.array(z.object({ path: z.string(), pointer: z.string() })),
      /** The labels of its parents; of an item, its title. */
      labels: z.array(z.string()),
      /** When it was last reviewed, and when it is due again; `YYYY-MM-DD`. */
      day: z.string(),
      due: z.string(),
    }),
  ),
  /** Warnings of the check of the folder, which do not prevent publishing. */
  warnings: z.array(mistake.extend({ labels: z.array(z.string()) })),
});

/** The query of `GET /api/desk/content/preview-page`: a field to be shown on a page, if one is wanted. */
export const previewPageQuery = z.strictObject({
  path: path.optional(),
  pointer: pointer.default(''),
});

export const previewPage = z.object({
  /** The path of the page that shows the field, or is most likely to: `/hi/contact`. */
  page: z.string(),
  /** The mistakes for which the preview skips drafts. */
  skipped: z.array(mistake),
});

/** The response to `POST /api/desk/content/previews`: a link that works for 7 days without signing in. */
export const previewLink = z.object({ link: z.url(), until: z.string() });

export type PreviewPage = z.infer<typeof previewPage>;
export type PreviewLink = z.infer<typeof previewLink>;
export type ContentResponse = z.infer<typeof contentResponse>;
export type ContentFileResponse = z.infer<typeof contentFileResponse>;
export type FileInLanguage = z.infer<typeof fileInLanguage>;
export type SavedFile = z.infer<typeof savedFile>;
export type PublishFiles = z.infer<typeof publishFiles>;
export type RenameArticle = z.infer<typeof renameArticle>;
export type ContentMistake = z.infer<typeof mistake>;
export type ContentConflict = z.infer<typeof contentConflict>;
export type PublicationsResponse = z.infer<typeof publicationsResponse>;
export type PublicationResponse = z.infer<typeof publicationResponse>;
export type ContentSearchResponse = z.infer<typeof contentSearchResponse>;
export type NeedsAttentionResponse = z.infer<typeof needsAttentionResponse>;
export type OutdatedField = z.infer<typeof outdated>;
