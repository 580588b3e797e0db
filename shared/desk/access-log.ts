import { z } from 'zod';
import { pageKey } from './fields.ts';

/** What someone did. */
const accessAction = z.enum([
  // Signing in; a failed attempt names the account, or nobody where there is none of that address.
  'signed-in',
  'sign-in-failed',
  'code-failed',
  // One's own account.
  'password-chosen',
  'password-changed',
  'authenticator-on',
  'authenticator-off',
  'codes-made',
  'session-ended',
  'mail-on',
  'mail-off',
  // One enquiry, or several.
  'opened',
  'searched',
  'exported',
  'in-export',
  'moved',
  'noted',
  'sent',
  'deleted',
  // People.
  'person-added',
  'person-reset',
  'person-removed',
  // What stands on the site.
  'post-imported',
  'post-published',
  'post-scheduled',
  'post-unpublished',
  'post-renamed',
  'post-shared',
  'post-discarded',
  'post-deleted',
  'notice-saved',
  'notice-ended',
  'notice-deleted',
  'day-closed',
  'day-opened',
]);

/** The query of `GET /api/desk/access-log` (doctor). */
export const accessLogQuery = z.strictObject({
  /** Only what concerns this enquiry. */
  enquiry: z.uuid().optional(),
  /** `next` of the page before. */
  before: pageKey.optional(),
});

const accessLogEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The name the person had then, or `command line`; empty where nobody knows who it was. */
  person: z.string(),
  /** The address of the person's account, which tells two of one name apart; null for a command. */
  email: z.string().nullable(),
  action: accessAction,
  /** What else is concerned: the address of a post or of someone's account, or a day. */
  subject: z.string().nullable(),
  /** From what to what it was changed: a tab, a role, or how many were exported. */
  was: z.string().nullable(),
  became: z.string().nullable(),
  /** Null where no single enquiry is concerned. It may be deleted by now. */
  enquiryId: z.string().nullable(),
});

/** Newest first, 50 a page; `next` is null on the last one. */
export const accessLogAnswer = z.object({
  entries: z.array(accessLogEntry),
  next: z.string().nullable(),
});

export type AccessAction = z.infer<typeof accessAction>;
export type AccessLogAnswer = z.infer<typeof accessLogAnswer>;
export type AccessLogQuery = z.infer<typeof accessLogQuery>;
