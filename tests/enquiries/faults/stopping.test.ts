import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Timings } from '../../../server/services.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { freshSqlite } from '../../support/temporary.ts';

describe('a server told to stop (SIGTERM)', () => {
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

  // A service that never answers: tests/stress/enquiries/stopping.test.ts.
  it('finishes the enquiry that is being sent, then exits, or exits at once if there is none', async () => {
    await start({ sendTimeout: 60_000, leaseDuration: 120_000, stopTimeout: 60_000 });
    const answerAll = service.hold();
    const answer = post(server.url, anEnquiry());
    await expect.poll(() => service.begun).toBe(1);
    const stopped = server.stop();
    await logged('"msg":"stopping"');
    answerAll();
    expect(await answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await stopped).toBe(0);
    await logged('"outcome":"finished"');
    await server.start();
    expect((await post(server.url, anEnquiry())).status).toBe(200);
    expect(service.emails).toHaveLength(2);
    expect(await server.stop()).toBe(0);
    expect(server.log.filter((line) => line.includes('"outcome":"finished"'))).toHaveLength(2);
  });
});
