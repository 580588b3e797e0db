import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { Tables } from './database/index.ts';
import { SiteChanges } from './site-changes.ts';

afterEach(() => void vi.useRealTimers());

it('the server checks every two seconds for changes made on another server', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const polls = vi.fn();
  class CountingDriver extends DummyDriver {
    override async acquireConnection() {
      polls();
      return super.acquireConnection();
    }
  }
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new CountingDriver(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const changes = new SiteChanges(database, pino({ level: 'silent' }));
  changes.start();
  await changes.check();
  const before = polls.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(polls).toHaveBeenCalledTimes(before + 1), 600_000);
  await changes.stop();
});
