import { z } from 'zod';
import { version } from '../fields.ts';
import { deskRefusal } from '../problems.ts';
import { formField } from './form.ts';

/** The most that one value may have, in characters of JSON. */
const longestValue = 200_000;

/** How many drafts there may be, and how many changes one publication may have. */
export const mostDrafts = 2_000;

/** Path of a file in the clinic's folder: `en/pages/home.yaml`. */
const file = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\/[\w-]+){0,2}\.(yaml|md)$/);

/**
 * JSON pointer of a field: `/hero/lead`. It goes through sets of fields only; a list is one value. Empty, it
 * is the whole file. In a file that is a list, items are addressed by their id, and the empty pointer is
 * their order. In an article, `/text` is what is below the front matter.
 */
export const siteField = z
  .string()
  .max(300)
  .regex(/^(\/[\w .:~-]+)*$/)
  .refine((pointer) => !/\/(__proto__|constructor|prototype)(\/|$)/.test(pointer));

/** Where a value is. */
export const placeFields = { file, field: siteField };

const place = z.strictObject(placeFields);

/** Deeper than any value in the folder; reading much deeper ones would overflow the stack. */
const deepest = 20;

/** A value as in JSON; absent if there is none. */
export const siteValue = z
  .unknown()
  .refine((sent) => isWithinDepth(sent, deepest), { abort: true })
  .pipe(z.json())
  .refine((sent) => JSON.stringify(sent).length <= longestValue)
  .refine((sent) => !JSON.stringify(sent).includes('\\u0000'))
  .refine(canBeText)
  .optional();

/** A part of this name would take the place of the function that a message writes a value with. */
function canBeText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const isOverridden = Object.hasOwn(value, 'toString') || Object.hasOwn(value, 'valueOf');
  return !isOverridden && Object.values(value).every(canBeText);
}

function isWithinDepth(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithinDepth(inner, depth - 1));
}

/** What is wrong with a field, in the words of the check of the folder. */
const mistake = z.object({
  file: z.string(),
  /** As the check names it: `hero.lead`, or `basic.price` in a list; empty for the file as a whole. */
  field: z.string(),
  message: z.string(),
});

/** A draft. */
const draft = z.object({
  field: z.string(),
  value: siteValue,
  version,
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Whether the site has changed since: `was` is what it showed then. Publishing needs it saved again. */
  isOvertaken: z.boolean(),
  was: siteValue,
});

/** A published change that lies over the clinic's folder. */
const change = z.object({
  field: z.string(),
  value: siteValue,
  /** The publication that it belongs to. */
  number: z.int(),
  /** The value in the clinic's folder. */
  inFolder: siteValue,
  /** Whether the folder has changed beneath it: then someone has to choose. */
  isOvertaken: z.boolean(),
  /** Why it is not on the site; null if it is. */
  leftOut: z.string().nullable(),
});

/** A field that was changed in one language after it was written in another. */
const stale = z.object({
  field: z.string(),
  /** The language that was changed. */
  changedIn: z.string(),
  before: siteValue,
  after: siteValue,
  /** Whether that change is not published yet. */
  isDraft: z.boolean(),
});

/** A file in one language. */
const fileInLanguage = z.object({
  file: z.string(),
  /** Null for `clinic.yaml`, which is for all languages. */
  language: z.string().nullable(),
  /** What the site shows, by field name; in a list, the items by id. Null if there is no such file. */
  values: z.record(z.string(), z.unknown()).nullable(),
  /** The words with which it begins, if there are any and there is no such file. */
  beginning: z.record(z.string(), z.unknown()).optional(),
  /** The ids of a list in order; null if it is none. */
  order: z.array(z.string()).nullable(),
  drafts: z.array(draft),
  changes: z.array(change),
  stale: z.array(stale),
  /** What is wrong with the file and its drafts, as far as it can be said at once. */
  mistakes: z.array(mistake),
});

/**
 * The query of `GET /api/desk/site/fields`.
 * `file` is the path in a language's folder (`pages/home.yaml`), or `clinic.yaml`.
 */
export const siteFieldsQuery = z.strictObject({ file });

/** The answer to `GET /api/desk/site/fields`: a file in all languages side by side, the main one first. */
export const siteFieldsAnswer = z.object({
  form: formField,
  /** Whether it is a list of items with ids; then the form is that of an item. */
  isList: z.boolean(),
  /** Whether the site may do without it. */
  isOptional: z.boolean(),
  /** What the page needs and the clinic does not have yet; null if nothing is missing. */
  needs: z.object({ file: z.string(), field: z.string() }).nullable(),
  languages: z.array(fileInLanguage),
});

/** The answer to `GET /api/desk/site`. */
export const siteAnswer = z.object({
  languages: z.array(z.string()),
  /** Every file that the site is made from or that has a draft, by its path. */
  files: z.array(
    z.object({
      file: z.string(),
      /** The kind of file: `clinic`, `town`, `pages/home`. */
      kind: z.string(),
      language: z.string().nullable(),
      /** How many drafts and published changes it has. */
      drafts: z.int(),
      changes: z.int(),
      /** How many of them someone has to decide about. */
      overtaken: z.int(),
    }),
  ),
  /** The optional files that no language has, by their paths in the folder of a language. */
  absent: z.array(z.string()),
  /** The number of the last publication; 0 if there is none. */
  number: z.int(),
});

/** The answer to a draft that is saved or discarded: the file as it is now. */
export const siteFileAnswer = fileInLanguage;

/** The body of `POST /api/desk/site/kept`, which keeps a published change although the folder has changed. */
export const keepSiteChange = place;

/** The body of `POST /api/desk/site/translated`: a field is right as it is, despite changes elsewhere. */
export const confirmTranslation = place;

/**
 * A refusal to publish. With `invalid`, `mistakes` says what is wrong; with `changed-meanwhile`, `overtaken`
 * says what the site shows now. Either way nothing changes for visitors.
 */
export const siteRefusal = deskRefusal.extend({
  mistakes: z.array(mistake).optional(),
  overtaken: z
    .array(z.object({ file: z.string(), field: z.string(), yours: siteValue, now: siteValue }))
    .optional(),
});

export type Overtaken = NonNullable<z.infer<typeof siteRefusal>['overtaken']>[number];
export type SiteMistake = z.infer<typeof mistake>;
export type SiteFile = z.infer<typeof fileInLanguage>;
export type SiteDraft = z.infer<typeof draft>;
export type SiteChange = z.infer<typeof change>;
export type StaleField = z.infer<typeof stale>;
export type SiteFieldsAnswer = z.infer<typeof siteFieldsAnswer>;
export type SiteAnswer = z.infer<typeof siteAnswer>;
