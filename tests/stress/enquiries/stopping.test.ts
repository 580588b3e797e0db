import { describe, expect, it } from 'vitest';
import { serverWithService } from '../../enquiries/faults/server-with-service.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';

describe('a server that is stopped (SIGTERM)', () => {
  const used = serverWithService();

  it('tells the visitor the outcome even if the service never answers', async () => {
    await used.start({ sendTimeout: 500, stopTimeout: 60_000 });
    used.service.behaviour = 'silence';
    const answer = post(used.server.url, anEnquiry());
    await expect.poll(() => used.service.begun).toBe(1);
    expect(await used.server.stop()).toBe(0);
    expect((await answer).status).toBe(502);
  });

  it('exits when its time is up, although the service has not answered', async () => {
    await used.start({ sendTimeout: 60_000, leaseDuration: 120_000, stopTimeout: 50 });
    used.service.behaviour = 'silence';
    const answer = post(used.server.url, anEnquiry()).catch(() => 'no answer');
    await expect.poll(() => used.service.begun).toBe(1);
    expect(await used.server.stop()).toBe(0);
    await used.logged('"outcome":"stopped before everything had finished"');
    expect(await answer).toBe('no answer');
  });

  it('exits at once if there is nothing to send, also once it was started again', async () => {
    await used.start({ sendTimeout: 60_000, leaseDuration: 120_000, stopTimeout: 60_000 });
    expect(await used.server.stop()).toBe(0);
    await used.server.start();
    expect((await post(used.server.url, anEnquiry())).status).toBe(200);
    expect(used.service.emails).toHaveLength(1);
    expect(await used.server.stop()).toBe(0);
    expect(used.server.log.filter((line) => line.includes('"outcome":"finished"'))).toHaveLength(2);
  });
});
