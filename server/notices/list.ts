import type { Selectable } from 'kysely';
import type { Notice, NoticesAnswer } from '../../shared/desk/notices.ts';
import type { Database, Tables } from '../database/index.ts';
import type { ClinicClock } from '../time/clinic-clock.ts';
import { timestamp } from '../time/clock.ts';
import { listClosedDays } from './closed-days.ts';

/** The most notices listed: of shown and upcoming ones, and of past ones. */
const most = { coming: 200, over: 20 };

/** The notices and closed days as the desk shows them. */
export async function listNotices(database: Database, clock: ClinicClock): Promise<NoticesAnswer> {
  const now = timestamp();
  const notices = database.selectFrom('notices').selectAll();
  const current = await notices
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(most.coming)
    .execute();
  const over = await notices
    .where('ends_at', '<=', now)
    .orderBy('ends_at', 'desc')
    .orderBy('id')
    .limit(most.over)
    .execute();
  return {
    notices: [...current, ...over].map((row) => noticeOf(row, clock, now)),
    closedDays: await listClosedDays(database, clock.today()),
  };
}

function noticeOf(
  { id, version, texts, starts_at, ends_at, saved_by }: Selectable<Tables['notices']>,
  clock: ClinicClock,
  now: string,
): Notice {
  return {
    id,
    version,
    texts: JSON.parse(texts),
    from: clock.toLocal(starts_at),
    until: clock.toLocal(ends_at),
    by: saved_by,
    state: ends_at <= now ? 'over' : starts_at <= now ? 'shown' : 'coming',
  };
}
