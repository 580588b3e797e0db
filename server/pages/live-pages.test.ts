import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { configFor } from '../../tests/support/config-for.ts';
import { openFakePages } from '../../tests/support/site/fake-pages.ts';
import { freshSqlite } from '../../tests/support/temporary.ts';
import { OverloadedError } from '../queue.ts';
import { createServices } from '../services.ts';

const handler = 'export async function handler(_, response) { response.end("a page"); }';

it('a check for changes causes no unhandled rejection if the queue of publications is full', async () => {
  const rejections: unknown[] = [];
  const record = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', record);
  onTestFinished(() => void process.off('unhandledRejection', record));
  const config = await configFor({ DATABASE_URL: freshSqlite(), LOG_LEVEL: 'silent' });
  const services = await createServices(config);
  onTestFinished(() => services.close());
  const site = await openFakePages(services, handler, ['en/site', 'en/not-found']);

  const locks = Array.from({ length: 6 }, () => site.livePages.lock());
  await expect(locks[5]).rejects.toThrow(OverloadedError);

  await site.start();
  // Begins to look for changes.
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  for (const lock of locks.slice(0, 5)) (await lock)();
  await site.stop();
  expect(rejections).toEqual([]);
});
