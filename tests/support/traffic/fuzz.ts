import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteServer } from '../site/site-server.ts';
import { sendRandomRequests } from './random-traffic.ts';

/** Tests that a server survives so many random requests. */
export function surviveRandomRequests(wanted: number): void {
  let site: SiteServer;
  beforeAll(async () => {
    site = await SiteServer.start();
  });
  // Killed, as half-sent requests would keep it for ten seconds.
  afterAll(() => site.stop('SIGKILL'));

  it(`${wanted} random requests cause no failure and leave a healthy server`, async () => {
    const { counts, failed } = await sendRandomRequests(site.url, wanted);
    expect(failed).toEqual([]);
    expect(Math.max(...counts.keys())).toBeLessThan(500);
    expect(counts.get(200)).toBeGreaterThan(wanted / 20);
    for (const path of ['/readyz', '/', '/blog', '/contact']) {
      expect((await site.get(path)).status).toBe(200);
    }
  });
}
