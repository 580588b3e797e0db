import type { Opening } from '../../../shared/desk/enquiries/summary.ts';
import type { Database } from '../../database/index.ts';
import { type Actor, isRecent, noteAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { noteFirstOpening } from '../requests/store.ts';

/** For how long someone counts as reading an enquiry, in milliseconds. */
const readingTime = 600_000;

/** For how long a call or a chat that was begun is shown, in milliseconds. */
const contactTime = 12 * 3_600_000;

/** What the access log calls each way to open an enquiry. */
export const openings = ['opened', 'called', 'messaged'] as const;

/**
 * Who has opened each enquiry lately, and who has begun to call or write to the patient: the last of both by each person,
 * oldest first, by the enquiry's id. Whoever opens it after a call, to say what came of it, has still called.
 */
export async function readOpenings(
  database: Database,
  ids: string[],
): Promise<Map<string, (Opening & { account: string | null })[]>> {
  const rows = await database
    .selectFrom('access_log')
    .select(['enquiry_id as id', 'account_id as account', 'person as by', 'at', 'action'])
    .where('enquiry_id', 'in', ids)
    .where('action', 'in', openings)
    .where('at', '>', timestamp(-contactTime))
    .orderBy('at')
    .$narrowType<{ action: (typeof openings)[number] }>()
    .execute();
  const readingSince = timestamp(-readingTime);
  const recent = rows.filter(({ action, at }) => action !== 'opened' || at > readingSince);
  const last = new Map(
    recent.map((row) => [`${row.id} ${row.account} ${row.action === 'opened'}`, row]),
  );
  const ofEach = Map.groupBy(last.values(), ({ id }) => id ?? '');
  return new Map(
    [...ofEach].map(([id, all]) => [
      id,
      all
        .map(({ account, by, at, action }) => ({ account, by, at, how: action }))
        .sort((one, other) => (one.at < other.at ? -1 : 1)),
    ]),
  );
}

/**
 * Records that someone begins to call or write to a patient. It counts as opening the enquiry; a second
 * press within a few minutes adds nothing.
 */
export async function noteContact(
  database: Database,
  actor: Actor,
  { enquiryId, how }: { enquiryId: string; how: 'called' | 'messaged' },
): Promise<void> {
  if (await isRecent(database, actor, how, enquiryId)) return;
  await noteAccess(database, actor, how, { enquiryId });
  await noteFirstOpening(database, enquiryId, timestamp());
}
