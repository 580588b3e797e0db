import { z } from 'zod';

/**
 * Why a valid enquiry is not stored. `network`: its network has used up its share of the hourly limit. `disk`: only
 * the reserve is left. `database`: it does not respond in time.
 */
const refusalReason = z.enum(['network', 'disk', 'database']);

/** Enquiries that this server has refused for one reason, the last of them less than a day ago. */
const recentRefusals = z.object({
  reason: refusalReason,
  count: z.int(),
  since: z.string(),
});

/** A server that ours sends to; `problem` is null if it responds. */
const connection = z.object({
  /** Its host and port. */
  server: z.string(),
  problem: z.string().nullable(),
});

/** The parts that may need attention. */
const statusPart = z.enum([
  'disk',
  'database',
  'enquiries',
  'backup',
  'mail',
  'formService',
  'certificate',
  'refused',
]);

/** The state of the server: `npm run status`, and the response to `GET /api/desk/status` (doctor). */
export const clinicStatus = z.object({
  version: z.string(),
  /** Bytes on the disk that holds SQLite's file or, with PostgreSQL, the site. */
  disk: z.object({ free: z.int(), total: z.int() }),
  database: z.object({
    kind: z.enum(['SQLite', 'PostgreSQL']),
    bytes: z.int(),
    problem: z.string().nullable(),
  }),
  /** How many are stored, how many could not be forwarded yet, and when the oldest of these was received. */
  enquiries: z.object({
    stored: z.int(),
    undelivered: z.int(),
    oldest: z.string().nullable(),
  }),
  backup: z.object({
    /** The last backup that passed its test restore; null before the first. */
    verified: z.object({ at: z.string(), enquiries: z.int() }).nullable(),
    /** When the last backup failed, could not be restored or could not be copied; null if it succeeded. */
    failedAt: z.string().nullable(),
    /** Why it failed. */
    problem: z.string().nullable(),
    /** Where backups are copied to; null if nowhere. */
    copiedTo: z.string().nullable(),
  }),
  /** Null if no mail is sent. */
  mail: connection.nullable(),
  /** Null if there is none. */
  formService: connection.nullable(),
  /** The certificate of the site; null if the site is not served with HTTPS. */
  certificate: z
    .object({ host: z.string(), until: z.string().nullable(), problem: z.string().nullable() })
    .nullable(),
  /** The enquiries that this server has refused recently. */
  refused: z.array(recentRefusals),
  /** The parts that need attention. */
  attention: z.array(statusPart),
});

export type StatusPart = z.infer<typeof statusPart>;
export type ClinicStatus = z.infer<typeof clinicStatus>;
export type RefusalReason = z.infer<typeof refusalReason>;
export type RecentRefusals = z.infer<typeof recentRefusals>;
