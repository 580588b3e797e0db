import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { noteChange, SiteChanges } from '../../server/site-changes.ts';
import { databaseKinds, useDatabases } from '../support/databases.ts';

describe.each(databaseKinds)('changes of the site on %s', (kind) => {
  const databases = useDatabases(kind);

  test('what one server changes, another notices', async () => {
    const url = await databases.fresh();
    const [mine, other] = [await openDatabase(url), await openDatabase(url)];
    const changes = new SiteChanges(other, pino({ level: 'silent' }));
    onTestFinished(async () => {
      await changes.stop();
      await Promise.all([mine.destroy(), other.destroy()]);
    });
    const [posts, notices] = [vi.fn(), vi.fn()];
    changes.on('posts', posts);
    changes.on('notices', notices);
    changes.start();
    await changes.check();
    expect(posts, 'at the start nothing is known').toHaveBeenCalledOnce();
    await noteChange(mine, 'posts');
    await vi.waitFor(() => expect(posts).toHaveBeenCalledTimes(2), { timeout: 5_000 });
    await noteChange(mine, 'posts');
    await changes.check();
    expect(posts).toHaveBeenCalledTimes(3);
    expect(notices).toHaveBeenCalledOnce();
  });
});
