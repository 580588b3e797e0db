import { z } from 'zod';
import { cursor } from './fields.ts';

/** What someone did. */
const accessAction = z.enum([
  // Signing in; `sign-in-failed` names the account, if the email address has one, and `code-failed` names nobody.
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
  // One enquiry, or several: an export is `exported` and, for each of its enquiries, `in-export`.
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
  /**
   * The email address of the account, which distinguishes people of the same name; null for a command, or if unknown.
   */
  email: z.string().nullable(),
  action: accessAction,
  /**
   * What the action was about: the email address of an account, the path of a file (with the pointer of a field), or
   * the time of a visit or of a promised call.
   */
  subject: z.string().nullable(),
  /**
   * The value before and after: a tab or a reason for waiting, a role, a language, a delivery status, or the number of
   * exported enquiries.
   */
  was: z.string().nullable(),
  became: z.string().nullable(),
  /** Null if the entry is not about a single enquiry. The enquiry may have been deleted since. */
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
