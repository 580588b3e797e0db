import { z } from 'zod';
import { cursor } from './fields.ts';

/** What someone did. */
const accessAction = z.enum([
  // Signing in; a failed attempt names the account, if the address has one.
  'signed-in',
  'sign-in-failed',
  'code-failed',
  // The person's own account.
  'password-chosen',
  'password-changed',
  'authenticator-on',
  'authenticator-off',
  'mail-on',
  'mail-off',
  // One enquiry, or several.
  'opened',
  'searched',
  'exported',
  'in-export',
  'moved',
  'note-added',
  'entered',
  'corrected',
  'phone-corrected',
  'language-changed',
  'called',
  'messaged',
  'sent',
  'visit-offered',
  'visit-withdrawn',
  'visit-sent',
  'visit-unsent',
  'visit-mailed',
  'visit-agreed',
  'visit-cancelled',
  'visit-reopened',
  'visit-reminded',
  'visit-came',
  'visit-missed',
  'visit-unmarked',
  'deleted',
  // People.
  'person-added',
  'person-reset',
  'person-removed',
  // Content of the site.
  'site-published',
  'site-undone',
  'site-kept',
  'site-confirmed',
]);

/** The query of `GET /api/desk/access-log` (doctor). */
export const accessLogQuery = z.strictObject({
  /** Only entries about this enquiry. */
  enquiry: z.uuid().optional(),
  /** `next` of the previous page. */
  before: cursor.optional(),
});

const accessLogEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The person's name at that time, or `command line`; empty if unknown. */
  person: z.string(),
  /** The email address of the account, which distinguishes people of the same name; null for a command. */
  email: z.string().nullable(),
  action: accessAction,
  /** What it was about: the address of an account, a day, the time of a promised call, a file or field of the site. */
  subject: z.string().nullable(),
  /** The value before and after: a tab, a role, a language, or the number of exported enquiries. */
  was: z.string().nullable(),
  became: z.string().nullable(),
  /** Null if the entry is not about a single enquiry, which may have been deleted since. */
  enquiryId: z.string().nullable(),
});

/** Newest first, 50 a page; `next` is null on the last one. */
export const accessLogResponse = z.object({
  entries: z.array(accessLogEntry),
  next: z.string().nullable(),
});

export type AccessAction = z.infer<typeof accessAction>;
export type AccessLogResponse = z.infer<typeof accessLogResponse>;
export type AccessLogQuery = z.infer<typeof accessLogQuery>;
