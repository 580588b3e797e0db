import type { Database } from '../database/index.ts';
import { Refusal } from '../plugins/refusal.ts';
import { lastChangeOf } from './history.ts';
import type { OvertakenError } from './publish.ts';

/**
 * Refuses to publish, or to take a publication back, because the site is no longer as it was seen.
 * @param undone the number of the publication that was to be taken back
 */
export async function overtakenRefusal(
  database: Database,
  { overtaken }: OvertakenError,
  undone?: number,
): Promise<Refusal> {
  const later = undone === undefined ? null : await lastChangeOf(database, overtaken);
  const isInTheWay = undone !== undefined && later !== null && later > undone;
  return new Refusal('changed-meanwhile', {
    overtaken,
    ...(isInTheWay
      ? { says: 'undo-overtaken', values: { NUMBER: later } }
      : { says: 'site-overtaken' }),
  });
}
