import type { RequestState, ShownRequest } from '../../../shared/request.ts';
import type { Database } from '../../database/index.ts';

/** What staff have noted of an enquiry. */
interface Noted {
  id: string;
  desk_tab: string;
  pending_reason: string | null;
  answered_at: string | null;
}

/**
 * What the clinic has done last about a request for which no time is offered.
 * @param askedAt when the patient last asked for a time on the page; null if never
 */
export async function contactOf(
  database: Database,
  { id, desk_tab, pending_reason, answered_at }: Noted,
  state: RequestState,
  askedAt: string | null,
): Promise<ShownRequest['contact']> {
  if (state !== 'received' && state !== 'asked') return null;
  const isLater = (at: string) => askedAt === null || at > askedAt;
  if (desk_tab === 'answered' && answered_at && isLater(answered_at)) {
    return { kind: 'replied', at: answered_at };
  }
  if (pending_reason !== 'no-answer') return null;
  const tried = await database
    .selectFrom('access_log')
    .select('at')
    .where('enquiry_id', '=', id)
    .where('action', '=', 'moved')
    .where('became', '=', 'no-answer')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return tried && isLater(tried.at) ? { kind: 'tried', at: tried.at } : null;
}
