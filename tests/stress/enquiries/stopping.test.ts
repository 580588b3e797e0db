import { describe, expect, it } from 'vitest';
import { serverWithService } from '../../enquiries/faults/server-with-service.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';

describe('a server that is stopped (SIGTERM)', () => {
  const context = serverWithService();

  it('tells the visitor the outcome even if the service never answers', async () => {
    await context.start({ sendTimeout: 500, stopTimeout: 60_000 });
    context.service.behaviour = 'silence';
    const response = post(context.server.url, anEnquiry());
    await expect.poll(() => context.service.attempts).toBe(1);
    expect(await context.server.stop()).toBe(0);
    expect((await response).status).toBe(502);
  });

  it('exits when its time is up, although the service has not answered', async () => {
    await context.start({ sendTimeout: 60_000, leaseDuration: 120_000, stopTimeout: 50 });
    context.service.behaviour = 'silence';
    const response = post(context.server.url, anEnquiry()).catch(() => 'no response');
    await expect.poll(() => context.service.attempts).toBe(1);
    expect(await context.server.stop()).toBe(0);
    await context.waitForLog('"outcome":"stopped before everything had finished"');
    expect(await response).toBe('no response');
  });

  it('exits at once if there is nothing to send, even after a restart', async () => {
    await context.start({ sendTimeout: 60_000, leaseDuration: 120_000, stopTimeout: 60_000 });
    expect(await context.server.stop()).toBe(0);
    await context.server.start();
    expect((await post(context.server.url, anEnquiry())).status).toBe(200);
    expect(context.service.emails).toHaveLength(1);
    expect(await context.server.stop()).toBe(0);
    expect(context.server.log.filter((line) => line.includes('"outcome":"finished"'))).toHaveLength(
      2,
    );
  });
});
