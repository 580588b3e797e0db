import type { RequestState, ShownRequest } from '../../../shared/request.ts';
import type { Database } from '../../database/index.ts';

/** What staff have noted of an enquiry. */
interface Noted {
  id: string;
  tab: string;
  pending_reason: string | null;
  call_at: string | null;
  answered_at: string | null;
}

/**
 * What the clinic has done last about a request. Once a time is offered, only a call that is still to come counts.
 * @param answeredAt when the last answer was given on the page; null if none was
 */
export async function contactOf(
  database: Database,
  { id, tab, pending_reason, call_at, answered_at }: Noted,
  state: RequestState,
  { answeredAt, now }: { answeredAt: string | null; now: Date },
): Promise<ShownRequest['contact']> {
  const since = answeredAt ?? '';
  const isWaiting = state === 'received' || state === 'asked';
  if (isWaiting && tab === 'answered' && answered_at && answered_at > since) {
    return { kind: 'replied', at: answered_at };
  }
  const isPromised = state !== 'cancelled' && tab === 'pending';
  if (isPromised && call_at && call_at > now.toISOString()) {
    return { kind: 'promised', at: call_at };
  }
  if (!isWaiting || pending_reason !== 'no-answer') return null;
  // The first: taking back a later press is noted as another.
  const tried = await database
    .selectFrom('access_log')
    .select('at')
    .where('enquiry_id', '=', id)
    .where('action', '=', 'moved')
    .where('became', '=', 'no-answer')
    .where('at', '>', since)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return tried ? { kind: 'tried', at: tried.at } : null;
}
