import { z } from 'zod';
import { pageKey } from './fields.ts';

/** What someone did. All but `signed-in` and `exported` concern one enquiry. */
const accessAction = z.enum([
  'signed-in',
  'opened',
  'exported',
  'moved',
  'noted',
  'sent',
  'deleted',
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
  /** The name the person had then, or `command line`. */
  person: z.string(),
  action: accessAction,
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
