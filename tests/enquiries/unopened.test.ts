import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Timings } from '../../server/services.ts';
import { addPerson, type DeskBrowser } from '../desk/desk-browser.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { FakePushService, FakeSubscription } from '../support/services/push-service.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { alertEnvironment, setClock } from './alert-set-up.ts';

let push: FakePushService;
let mail: FakeMailServer;
let environment: Record<string, string>;
let timings: {
  pollInterval: number;
  unopenedInterval: number;
  push: FakePushService['connection'];
};
let sites: InProcessSite[] = [];
let site: InProcessSite;
let subscription: FakeSubscription;
let browser: DeskBrowser;

/**
 * Starts a server, to whose desk Meera is signed in on a device.
 * @param eachEnquiry whether her device gets an alert for each enquiry
 */
async function start(
  variables: Record<string, string>,
  overrides: Timings = {},
  eachEnquiry = false,
): Promise<void> {
  site = await startInProcess(variables, { ...timings, ...overrides });
  sites.push(site);
  ({ browser } = await addPerson(site, 'reception'));
  expect((await browser.request('PUT', '/devices', subscription.body(eachEnquiry))).status).toBe(
    200,
  );
}

/** A server at half past ten on a Tuesday in the clinic's time. */
beforeEach(async () => {
  push = await FakePushService.create();
  mail = await FakeMailServer.create();
  setClock('10:30');
  environment = alertEnvironment(mail);
  timings = { pollInterval: 50, unopenedInterval: 50, push: push.connection };
  sites = [];
  subscription = new FakeSubscription();
  await start(environment);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const site of sites) await site.close();
  push.close();
  mail.close();
});

/** The channels of the deliveries that were recorded as made so far. */
const deliveries = async () => {
  const rows = await site.services.database
    .selectFrom('deliveries')
    .select('channel')
    .where('delivered_at', 'is not', null)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel }) => channel);
};

it('an enquiry that nobody opens alerts the devices once, and the mailbox after another half hour; neither alert quotes it', async () => {
  // Two servers on one database.
  sites.push(await startInProcess(environment, timings));
  const enquiry = anEnquiry({ message: 'My father would like an ECG.' });
  await post(site.url, enquiry);
  await expect.poll(deliveries).toEqual(['mail']);
  setClock('11:01');
  await expect.poll(deliveries).toEqual(['mail', 'unopened-device']);
  const [pushMessage] = push.inbox;
  if (!pushMessage) throw new Error('nothing was sent');
  const [{ id = '' } = {}] = await site.services.enquiries.repository.list();
  const tag = id.replaceAll('-', '');
  expect(pushMessage.headers).toMatchObject({ ttl: '43200', urgency: 'high', topic: tag });
  expect(subscription.read(pushMessage)).toEqual({
    title: 'An enquiry has not been opened yet.',
    body: 'The clinic has been open for at least 30 minutes since it came in.',
    path: `/desk/enquiries/${id}`,
    tag,
  });
  setClock('11:31');
  await expect.poll(deliveries).toEqual(['mail', 'unopened-device', 'unopened-mail']);
  setClock('13:30');
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['mail', 'mail', 'unopened-device', 'unopened-mail']);
  expect(push.inbox).toHaveLength(1);
  expect(mail.messages).toHaveLength(3);
  const alert = (mail.messages[1] ?? '').replace(/=\n/g, '');
  expect(alert).toContain(`https://clinic.example/desk/enquiries/${id}`);
  for (const personal of [enquiry.name, enquiry.phone, enquiry.email, 'ECG']) {
    expect(alert).not.toContain(personal);
  }
  expect((await browser.get(`/enquiries/${id}`)).body.delivery).toBe('delivered');
});

it('many enquiries cause one alert on the devices when they arrive, another if nobody opens them, and then one mail', async () => {
  await start(alertEnvironment(mail), { digestFrom: 1, digestDelay: 60_000 }, true);
  await post(site.url, anEnquiry());
  await post(site.url, anEnquiry({ message: 'Chest pain since morning' }));
  const deliveryRows = site.services.database.selectFrom('deliveries').select('channel');
  const unsent = () => deliveryRows.where('delivered_at', 'is', null).orderBy('channel').execute();
  const channels = async () => (await unsent()).map(({ channel }) => channel);
  const onArrival = ['mail', 'mail', 'new-device', 'new-device', 'urgent-device'];
  await expect.poll(channels).toEqual(onArrival);
  setClock('10:32');
  // No doctor has a device.
  await expect.poll(channels).toEqual(['urgent-mail']);
  setClock('11:03');
  await expect.poll(channels).toEqual(['unopened-device', 'unopened-device']);
  setClock('11:05');
  await expect.poll(channels).toEqual([]);
  setClock('11:36');
  await expect.poll(channels).toEqual(['unopened-mail', 'unopened-mail']);
  setClock('11:38');
  await expect.poll(channels).toEqual([]);
  const body = 'With emergency words: 1.';
  const alerts = push.inbox.map((pushMessage) => subscription.read(pushMessage));
  expect(alerts.filter(({ tag }) => tag !== 'many-urgent')).toEqual([
    { title: 'New enquiries: 2.', body, path: '/desk', tag: 'many-new' },
    { title: 'Enquiries not opened yet: 2.', body, path: '/desk', tag: 'many-unopened' },
  ]);
  expect(mail.messages.at(-1)).toContain('Subject: Enquiries not opened yet: 2');
  expect(mail.messages.at(-1)).toContain('To read them: https://clinic.example/desk\n');
});

it('a device that is not reached is tried again if no mail can take its place', async () => {
  const { SMTP_URL: _, NOTIFY_TO: __, ...withoutMail } = alertEnvironment(mail);
  await start(withoutMail, { firstRetryDelay: 0 }, true);
  // One attempt asks the push service three times.
  push.failures = 3;
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['new-device']);
  expect(push.inbox, 'once for its arrival').toHaveLength(3);
  push.failures = 3;
  setClock('11:01');
  await expect.poll(deliveries).toEqual(['new-device', 'unopened-device']);
  expect(push.inbox.slice(3)).toHaveLength(4);
});

it('an enquiry that is opened after the devices were alerted causes no mail', {
  tags: ['stress'],
}, async () => {
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['mail']);
  setClock('11:01');
  await expect.poll(deliveries).toEqual(['mail', 'unopened-device']);
  const [enquiry] = await site.services.enquiries.repository.list();
  await browser.get(`/enquiries/${enquiry?.id}`);
  setClock('11:31');
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['mail', 'mail', 'unopened-device']);
  setClock('12:02');
  await expect.poll(deliveries).toEqual(['mail', 'mail', 'unopened-device', 'unopened-device']);
});

it.each([
  ['does not know the device any more', 410, 1],
  ['fails again and again', 503, 3],
])('the mailbox is alerted at once if the push service %s', async (_case, status, attempts) => {
  await addPerson(site, 'doctor');
  push.status = status;
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['mail']);
  setClock('11:01');
  await expect.poll(deliveries).toEqual(['mail', 'unopened-device', 'unopened-mail']);
  expect(push.inbox).toHaveLength(attempts);
  expect(mail.recipients.at(-1), 'no doctor who has not asked for it').toHaveLength(1);
});

it('an enquiry that is opened in time, and one from the evening before the clinic has been open for 30 minutes, alert nobody', async () => {
  await post(site.url, anEnquiry());
  const [enquiry] = await site.services.enquiries.repository.list();
  await browser.get(`/enquiries/${enquiry?.id}`);
  setClock('21:00');
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['mail', 'mail']);
  setClock('10:20', '2026-12-02');
  // The next mail shows that the server has checked again in the meantime.
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['mail', 'mail', 'mail']);
  setClock('10:31', '2026-12-02');
  await expect.poll(deliveries).toEqual(['mail', 'mail', 'mail', 'unopened-device']);
});

it('a clock that jumps ahead by years alerts nobody', async () => {
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['mail']);
  setClock('11:30', '2031-12-02');
  await post(site.url, anEnquiry());
  await expect.poll(deliveries).toEqual(['mail', 'mail']);
});
