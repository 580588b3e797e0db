import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { freshSqlite } from '../support/temporary.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a server that takes a minute to get ready, as on a busy machine, starts', async () => {
  const variables = { DATABASE_URL: freshSqlite(), LOG_LEVEL: 'silent' };
  const services = await createServices(readConfig(variables));
  const app = createServer(services);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app.addHook('onReady', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
  });
  await expect(app.ready()).resolves.toBeDefined();
  vi.useRealTimers();
  await app.close();
  await services.close();
});
