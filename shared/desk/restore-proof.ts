import { z } from 'zod';

/** The answer to `GET /api/desk/restore-proof` (doctor): whether the backups can be restored. */
export const restoreProofAnswer = z.object({
  /** The last backup that was restored and found whole; null before the first. */
  proven: z.object({ at: z.string(), enquiries: z.number() }).nullable(),
  /** When the last backup failed, or could not be restored; null if it was restored. */
  failedAt: z.string().nullable(),
});

export type RestoreProofAnswer = z.infer<typeof restoreProofAnswer>;
