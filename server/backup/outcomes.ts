import { randomUUID } from 'node:crypto';
import type { Database } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';
import type { Inventory } from './inventory.ts';

/** How long the outcome of a backup is kept, in milliseconds. */
const retention = 400 * 86_400_000;

/** The state of the backups. Times are ISO 8601 in UTC. */
export interface BackupOutcomes {
  /** The last one that passed its test restore; null if there is none. */
  verified: { at: string; enquiries: number } | null;
  /** When the last backup failed; null if it passed its test restore, or there is none. */
  failedAt: string | null;
  /** Why it failed. */
  problem: string | null;
}

/**
 * Records the outcome of a backup.
 * @param outcome what was restored, or why it failed
 */
export async function recordOutcome(
  database: Database,
  outcome: { inventory: Inventory } | { problem: string },
): Promise<void> {
  const inventory = 'inventory' in outcome ? outcome.inventory : null;
  await database
    .insertInto('backup_outcomes')
    .values({
      id: randomUUID(),
      at: timestamp(),
      enquiries: inventory ? (inventory.rows['enquiries'] ?? 0) : null,
      newest_enquiry_at: inventory?.newestEnquiry ?? null,
      problem: 'problem' in outcome ? outcome.problem : null,
    })
    .execute();
  await database.deleteFrom('backup_outcomes').where('at', '<', timestamp(-retention)).execute();
}

/** Reads the state of the backups. */
export async function readOutcomes(database: Database): Promise<BackupOutcomes> {
  const newestFirst = database.selectFrom('backup_outcomes').orderBy('at', 'desc').limit(1);
  const lastVerified = await newestFirst
    .select(['at', 'enquiries'])
    .where('problem', 'is', null)
    .executeTakeFirst();
  const lastOutcome = await newestFirst.select(['at', 'problem']).executeTakeFirst();
  return {
    verified: lastVerified ? { at: lastVerified.at, enquiries: lastVerified.enquiries ?? 0 } : null,
    failedAt: lastOutcome?.problem ? lastOutcome.at : null,
    problem: lastOutcome?.problem ?? null,
  };
}
