import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakePostgrest, startPostgrest } from '../../support/services/postgrest.ts';
import { SiteServer } from '../../support/site/site-server.ts';

describe('while the hosted table does not answer', () => {
  let remote: FakePostgrest;
  let server: SiteServer;

  beforeAll(async () => {
    remote = await startPostgrest();
    remote.behaviour = { kind: 'hanging' };
    server = await SiteServer.start({ BLOGS_URL: remote.url, BLOGS_KEY: remote.key });
  });

  afterAll(async () => {
    await server.stop('SIGKILL');
    await remote.close();
  });

  test.each([
    ['/blog', 'Loading blog posts...'],
    ['/blog/walking', 'Loading blog post...'],
  ])(
    '%s is on its way within 300 ms of the request, and says that it is loading',
    async (path, loading) => {
      const times: number[] = [];
      // Until one attempt succeeds, as other work on the machine lengthens the others.
      do {
        const started = performance.now();
        const answer = await server.get(path);
        times.push(performance.now() - started);
        expect(await answer.text()).toContain(loading);
      } while (Math.min(...times) >= 300 && times.length < 15);
      console.log(`${path}: ${times.map(Math.round).join(', ')} ms`);
      expect(Math.min(...times)).toBeLessThan(300);
    },
  );
});
