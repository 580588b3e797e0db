import { describe, expect, it } from 'vitest';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { serverWithService } from './server-with-service.ts';

describe('a server that has to stop (SIGTERM)', () => {
  const context = serverWithService();

  // tests/stress/enquiries/stopping.test.ts covers a service that never answers, and a server with nothing to send.
  it('finishes the enquiry that is being sent, then exits', async () => {
    await context.start({ sendTimeout: 60_000, leaseDuration: 120_000, stopTimeout: 60_000 });
    const release = context.service.hold();
    const response = post(context.server.url, anEnquiry());
    await expect.poll(() => context.service.attempts).toBe(1);
    const exitCode = context.server.stop();
    await context.waitForLog('"msg":"stopping"');
    release();
    expect(await response).toMatchObject({ status: 200, body: { success: true } });
    expect(await exitCode).toBe(0);
    await context.waitForLog('"outcome":"finished"');
    expect(context.service.emails).toHaveLength(1);
  });
});
