import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakePushService, FakeSubscription, lookupOf } from '../support/services/push-service.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { freshSqlite } from '../support/temporary.ts';
import { someone } from './desk-browser.ts';
import { devicesOf, environment, type Person, subscribe } from './staff-devices.ts';

describe('a push service', () => {
  let push: FakePushService;
  let site: InProcessSite;
  let meera: Person;
  /** The addresses of every host. */
  let addresses: string[];

  beforeAll(async () => {
    push = await FakePushService.create();
    const { isPublic: _, ...connection } = push.connection;
    const lookup: typeof connection.lookup = (...asked) => lookupOf(...addresses)(...asked);
    const timings = { push: { ...connection, lookup } };
    site = await startInProcess({ ...environment, DATABASE_URL: freshSqlite() }, timings);
    meera = await someone(site, 'reception');
  });
  afterAll(async () => {
    await site.close();
    push.close();
  });

  it.each([
    ['on this machine', ['127.0.0.1']],
    ['in the clinic’s network', ['192.168.1.10']],
    ['of a cloud’s metadata service', ['169.254.169.254']],
    ['under an IPv6 address of the network', ['fd00::10']],
    ['under an IPv4 address written as IPv6', ['::ffff:127.0.0.1']],
    ['partly on the internet', ['142.250.183.10', '127.0.0.1']],
    ['nowhere', []],
  ])('%s is refused', async (_where, given) => {
    addresses = given;
    const { status, body } = await subscribe(meera, new FakeSubscription());
    expect([status, body.problem]).toEqual([422, 'invalid']);
    expect(body.message).toContain('cannot be used here');
  });

  it('whose host name resolves to this machine by the time of sending is sent nothing', async () => {
    addresses = ['142.250.183.10'];
    await subscribe(meera, new FakeSubscription());
    const [{ id = '' } = {}] = await devicesOf(meera);
    addresses = ['127.0.0.1'];
    expect((await meera.browser.post(`/devices/${id}/test`)).status).toBe(503);
    expect(push.taken).toEqual([]);
  });
});
