import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Timings } from '../../../server/services.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { freshSqlite } from '../../support/temporary.ts';

describe('a server told to stop (SIGTERM) while a service does not answer', () => {
  let service: FakeFormService;
  let server: SiteServer;

  beforeEach(async () => {
    service = await FakeFormService.create();
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    await service.close();
  });

  async function start(timings: Timings): Promise<void> {
    const environment = { DATABASE_URL: freshSqlite(), LOG_LEVEL: 'info', ...service.environment };
    server = await SiteServer.start(environment, { pages: false, timings });
  }
  const logged = (words: string) =>
    expect.poll(() => server.log.some((line) => line.includes(words))).toBe(true);

  it('tells the visitor the outcome even if the service never answers', async () => {
    await start({ sendTimeout: 500, stopTimeout: 60_000 });
    service.behaviour = 'silence';
    const answer = post(server.url, anEnquiry());
    await expect.poll(() => service.begun).toBe(1);
    expect(await server.stop()).toBe(0);
    expect((await answer).status).toBe(502);
  });

  it('exits when its time is up', async () => {
    await start({ sendTimeout: 60_000, leaseDuration: 120_000, stopTimeout: 50 });
    service.behaviour = 'silence';
    const answer = post(server.url, anEnquiry()).catch(() => 'no answer');
    await expect.poll(() => service.begun).toBe(1);
    expect(await server.stop()).toBe(0);
    await logged('"outcome":"stopped before everything had finished"');
    expect(await answer).toBe('no answer');
  });
});
