import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devicesResponse } from '../../shared/desk/devices.ts';
import {
  claimsOf,
  FakePushService,
  FakeSubscription,
  pushHost,
} from '../support/services/push-service.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite } from '../support/temporary.ts';
import { addPerson, choosePassword, DeskBrowser, password } from './desk-browser.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const environment = {
  DESK_SECRET: 'a secret of the tests that is long enough',
  SITE_URL: 'https://clinic.example',
};

/**
 * Adds a device of a person.
 * @param eachEnquiry whether it gets an alert for each enquiry
 */
const subscribe = ({ browser }: Person, subscription: FakeSubscription, eachEnquiry = false) =>
  browser.request('PUT', '/devices', subscription.body(eachEnquiry));

const devicesOf = async ({ browser }: Pick<Person, 'browser'>) =>
  devicesResponse.parse((await browser.get('/devices')).body).devices;

describe('the devices of staff', () => {
  let push: FakePushService;
  let site: InProcessSite;
  let otherSite: InProcessSite;
  let meera: Person;
  let arun: Person;
  const DATABASE_URL = freshSqlite();

  beforeAll(async () => {
    push = await FakePushService.create();
    const timings = { pollInterval: 50, push: push.connection };
    site = await startInProcess({ ...environment, DATABASE_URL }, timings);
    otherSite = await startInProcess({ ...environment, DATABASE_URL }, timings);
    meera = await addPerson(site, 'reception', 'Meera Joshi');
    arun = await addPerson(site, 'doctor', 'Arun Deshmukh');
    await meera.browser.request('PATCH', '/account', { language: 'mr' });
  });
  afterAll(async () => {
    await site.close();
    await otherSite.close();
    push.close();
  });
  beforeEach(async () => {
    await site.services.database.deleteFrom('alert_devices').execute();
    push.inbox.length = 0;
    push.status = 201;
  });

  it('are alerted once to a new enquiry if their owner has asked for it, in the owner’s language, by a signed message that quotes nothing from the enquiry', async () => {
    const [herPhone, hisPhone] = [new FakeSubscription(), new FakeSubscription()];
    const { status, body } = await subscribe(meera, herPhone, true);
    expect(status).toBe(200);
    const { key, devices } = devicesResponse.parse(body);
    expect(devices).toMatchObject([{ eachEnquiry: true }]);
    expect(JSON.stringify(body)).not.toContain(herPhone.endpoint);
    await subscribe(arun, hisPhone);
    const desk = new DeskBrowser(otherSite.url);
    await desk.signIn(arun.email);
    expect((await desk.get('/devices')).body.key).toBe(key);

    const enquiry = anEnquiry();
    await post(site.url, enquiry);
    await expect.poll(() => push.inbox).toHaveLength(1);
    const [pushMessage] = push.inbox;
    if (!pushMessage) throw new Error('nothing was sent');
    expect(pushHost + pushMessage.path).toBe(herPhone.endpoint);
    expect(pushMessage.headers).toMatchObject({ ttl: '14400', urgency: 'normal', topic: 'new' });
    const claims = { key, aud: pushHost, sub: 'https://clinic.example' };
    expect(claimsOf(pushMessage)).toMatchObject(claims);
    const message = herPhone.read(pushMessage);
    expect(message).toEqual({ title: 'नवीन मेसेज आला आहे.', body: '', path: '/desk', tag: 'new' });

    await subscribe(meera, herPhone, false);
    await subscribe(arun, hisPhone, true);
    await post(site.url, anEnquiry());
    await expect.poll(() => push.inbox).toHaveLength(2);
    expect(hisPhone.read(push.inbox[1] ?? pushMessage).title).toBe('A new enquiry has come in.');
  });

  it('are private: a colleague can neither see, test nor remove them', async () => {
    await subscribe(meera, new FakeSubscription());
    const [{ id = '' } = {}] = await devicesOf(meera);
    expect(await devicesOf(arun)).toEqual([]);
    expect((await arun.browser.post(`/devices/${id}/test`)).status).toBe(404);
    expect((await arun.browser.request('DELETE', `/devices/${id}`)).status).toBe(404);
    expect((await meera.browser.post(`/devices/${id}/test`)).status).toBe(204);
    expect(push.inbox[0]?.headers).toMatchObject({ ttl: '60', urgency: 'high', topic: 'test' });
    expect((await meera.browser.request('DELETE', `/devices/${id}`)).status).toBe(204);
    expect(await devicesOf(meera)).toEqual([]);
  });

  it('are limited to the newest ten, and one that a colleague takes over is that colleague’s alone', async () => {
    for (let count = 1; count <= 12; count += 1) await subscribe(meera, new FakeSubscription());
    const sharedPhone = new FakeSubscription();
    await subscribe(meera, sharedPhone);
    expect(await devicesOf(meera)).toHaveLength(10);
    expect((await subscribe(arun, sharedPhone)).status).toBe(200);
    expect(await devicesOf(meera)).toHaveLength(9);
    expect(await devicesOf(arun)).toHaveLength(1);
  });

  it('are no longer alerted once the sign-in is reset, the password is changed, or the person is removed', async () => {
    const leaver = await addPerson(site, 'reception', 'Leaving Soon');
    const count = async () =>
      (await site.services.database.selectFrom('alert_devices').select('id').execute()).length;
    await subscribe(leaver, new FakeSubscription());
    const change = { currentPassword: password, newPassword: `${password}s` };
    await leaver.browser.post('/auth/change-password', change);
    expect(await count()).toBe(0);
    await subscribe(leaver, new FakeSubscription());
    const { body } = await arun.browser.post(`/people/${leaver.id}/reset`);
    expect(await count()).toBe(0);
    const newBrowser = new DeskBrowser(site.url);
    await choosePassword(newBrowser, body.link);
    await newBrowser.signIn(leaver.email);
    expect(
      (await subscribe({ ...leaver, browser: newBrowser }, new FakeSubscription())).status,
    ).toBe(200);
    await arun.browser.request('DELETE', `/people/${leaver.id}`);
    expect(await count()).toBe(0);
  });

  it('are dropped once the push service no longer knows them', async () => {
    await subscribe(meera, new FakeSubscription());
    const [{ id = '' } = {}] = await devicesOf(meera);
    push.status = 410;
    const { status, body } = await meera.browser.post(`/devices/${id}/test`);
    expect([status, body.problem]).toEqual([503, 'unavailable']);
    expect(await devicesOf(meera)).toEqual([]);
    expect(push.inbox).toHaveLength(1);
  });

  it('get the next alert although the push service cut off its response to the last one', async () => {
    const thirdSite = await startInProcess(
      { ...environment, DATABASE_URL },
      { push: { ...push.connection, timeout: 1_000 } },
    );
    const desk = new DeskBrowser(thirdSite.url);
    await desk.signIn(meera.email);
    await subscribe({ ...meera, browser: desk }, new FakeSubscription());
    const [{ id = '' } = {}] = await devicesOf({ browser: desk });
    push.isCuttingOff = true;
    expect((await desk.post(`/devices/${id}/test`)).status).toBe(503);
    push.isCuttingOff = false;
    expect((await desk.post(`/devices/${id}/test`)).status).toBe(204);
    await thirdSite.close();
  });

  it('are refused if nothing can be encrypted for them', async () => {
    const validBody = new FakeSubscription().body();
    for (const keys of [
      { ...validBody.keys, p256dh: 'A'.repeat(87) },
      { ...validBody.keys, auth: 'short' },
    ]) {
      const { status } = await meera.browser.request('PUT', '/devices', { ...validBody, keys });
      expect(status).toBe(422);
    }
    expect(await devicesOf(meera)).toEqual([]);
  });

  it.each([
    ...['https://push.example/a', 'https://fcm.googleapis.com.example/a', 'https://127.0.0.1/a'],
    ...['https://127.0.0.1;a.googleapis.com/a', "https://localhost'.googleapis.com/a"],
    ...['https://fcm.googleapis.com:8443/a', 'http://fcm.googleapis.com/a', 'https://localhost/a'],
    ...[
      'https://me:it@fcm.googleapis.com/a',
      'https://fcm.googleapis.com/a#b',
      'file:///etc/passwd',
    ],
  ])('are refused at %s, which is no browser’s push service', async (endpoint) => {
    const { status } = await subscribe(meera, new FakeSubscription(endpoint));
    expect(status).toBe(422);
    expect(await devicesOf(meera)).toEqual([]);
  });

  it('are named in no log', () => {
    for (const { log } of [site, otherSite]) expect(log.join('\n')).not.toContain(pushHost);
  });
});
