import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addPerson, type DeskBrowser } from '../desk/desk-browser.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { FakePushService, FakeSubscription } from '../support/services/push-service.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, newClientHeaders, post } from '../support/site/visitor.ts';
import { alertEnvironment, setClock } from './alert-set-up.ts';

let push: FakePushService;
let mail: FakeMailServer;
let site: InProcessSite;
let meera: DeskBrowser;
let arun: DeskBrowser;
let meerasDevice: FakeSubscription;
let arunsDevice: FakeSubscription;

/** Half past one in the morning; Meera at reception and Arun, the doctor, have a device each. */
beforeEach(async () => {
  push = await FakePushService.create();
  mail = await FakeMailServer.create();
  setClock('01:30');
  const timings = { pollInterval: 50, push: push.connection };
  site = await startInProcess(alertEnvironment(mail), timings);
  meera = (await addPerson(site, 'reception', 'Meera Joshi')).browser;
  arun = (await addPerson(site, 'doctor', 'Arun Deshmukh')).browser;
  meerasDevice = new FakeSubscription();
  arunsDevice = new FakeSubscription();
  for (const [browser, device] of [[meera, meerasDevice] as const, [arun, arunsDevice] as const]) {
    expect((await browser.request('PUT', '/devices', device.body())).status).toBe(200);
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
  push.close();
  mail.close();
});

const chestPain = (changes = {}) => anEnquiry({ message: 'Chest pain since morning', ...changes });

/** The alerts that a device has shown, oldest first. */
const alertsTo = (device: FakeSubscription) =>
  push.inbox.filter(({ path }) => device.endpoint.endsWith(path)).map((call) => device.read(call));

/** The recipients of each mail that says that something is urgent. */
const urgentMails = () =>
  mail.recipients.filter((_, index) => mail.messages[index]?.includes('Subject: Urgent'));

/** Waits until every delivery in the outbox has been made. */
const waitUntilSettled = async () => {
  const due = site.services.database.selectFrom('deliveries').select('channel');
  await expect.poll(() => due.where('delivered_at', 'is', null).execute()).toEqual([]);
};

it('an urgent message alerts reception and the doctor at once, even at night; the alert quotes nothing from it', async () => {
  await post(site.url, anEnquiry({ name: 'Bharat', message: 'Is there parking?' }));
  await post(site.url, chestPain({ name: 'Savita' }));
  await waitUntilSettled();
  const [{ id } = { id: '' }] = (await meera.get('/enquiries?tab=new&urgent=true')).body.enquiries;
  const alert = {
    title: 'Urgent: please look now.',
    body: '',
    path: `/desk/enquiries/${id}`,
    tag: id.replaceAll('-', ''),
  };
  expect(alertsTo(meerasDevice)).toEqual([alert]);
  expect(alertsTo(arunsDevice)).toEqual([alert]);
  expect(urgentMails()).toEqual([]);
});

it('an enquiry handed to the doctor alerts the doctor each time, but not the person who handed it over', async () => {
  await post(site.url, anEnquiry({ message: 'BP is 150 today' }));
  const [{ id }] = (await meera.get('/enquiries')).body.enquiries;
  const handOver = (version: number, changes: object) =>
    meera.request('PATCH', `/enquiries/${id}`, { version, ...changes });
  const toDoctor = { tab: 'pending', pending: { reason: 'doctor' } };
  expect((await handOver(1, toDoctor)).status).toBe(200);
  await waitUntilSettled();
  expect(alertsTo(arunsDevice)).toHaveLength(1);
  expect(alertsTo(meerasDevice)).toEqual([]);
  await handOver(2, { tab: 'answered' });
  await handOver(3, toDoctor);
  await waitUntilSettled();
  expect(alertsTo(arunsDevice)).toHaveLength(2);
});

it('a doctor without a device gets mail instead, even without having asked for it', async () => {
  const [{ id }] = (await arun.get('/devices')).body.devices;
  await arun.request('DELETE', `/devices/${id}`);
  await post(site.url, chestPain());
  await waitUntilSettled();
  expect(alertsTo(meerasDevice)).toHaveLength(1);
  expect(urgentMails()).toHaveLength(1);
  // Arun and the clinic's own address.
  expect(urgentMails()[0]).toHaveLength(2);
});

it('a mail that is sent again because the reply to it was lost has the same Message-ID; the next alert has another', async () => {
  const [{ id: device }] = (await arun.get('/devices')).body.devices;
  await arun.request('DELETE', `/devices/${device}`);
  await post(site.url, anEnquiry({ message: 'BP is 150 today' }));
  await waitUntilSettled();
  const [{ id }] = (await meera.get('/enquiries')).body.enquiries;
  const handOver = (version: number, changes: object) =>
    meera.request('PATCH', `/enquiries/${id}`, { version, ...changes });
  const toDoctor = { tab: 'pending', pending: { reason: 'doctor' } };
  mail.isLosingReplies = true;
  await handOver(1, toDoctor);
  const failures = site.services.database
    .selectFrom('deliveries')
    .select('channel')
    .where('problem', 'is not', null);
  await expect.poll(() => failures.execute()).toEqual([{ channel: 'urgent-mail' }]);
  mail.isLosingReplies = false;
  vi.setSystemTime(Date.now() + 61_000);
  await waitUntilSettled();
  await handOver(2, { tab: 'answered' });
  await handOver(3, toDoctor);
  await waitUntilSettled();
  const [first, second, third, ...others] = mail.messageIds('Subject: Urgent');
  expect(others).toEqual([]);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('a device on which urgent alerts are turned off gets none', async () => {
  await meera.request('PUT', '/devices', meerasDevice.body(false, { urgent: false }));
  await post(site.url, chestPain());
  await waitUntilSettled();
  expect(alertsTo(meerasDevice)).toEqual([]);
  expect(alertsTo(arunsDevice)).toHaveLength(1);
});

it('in a flood of urgent messages, messages from the twentieth on are counted in one alert, and in one mail', async () => {
  const [{ id }] = (await arun.get('/devices')).body.devices;
  await arun.request('DELETE', `/devices/${id}`);
  for (let minutes = 0; minutes < 24; minutes += 1) {
    const message = `Chest pain since ${minutes} minutes`;
    expect((await post(site.url, chestPain({ message }), newClientHeaders())).status).toBe(200);
  }
  for (const count of [() => alertsTo(meerasDevice).length, () => urgentMails().length]) {
    await expect.poll(count).toBe(19);
    vi.setSystemTime(Date.now() + 31_000);
    await expect.poll(count).toBe(20);
  }
  expect(alertsTo(meerasDevice).at(-1)).toEqual({
    title: 'Urgent: please look now.',
    body: 'Urgent messages: 5.',
    path: '/desk?urgent=true',
    tag: 'many-urgent',
  });
  const lastMail = mail.messages.findLast((message) => message.includes('Subject: Urgent'));
  expect(lastMail).toContain('Urgent messages: 5.');
  expect(lastMail).toContain('https://clinic.example/desk?urgent=true');
});

it('a patient who cancels alerts reception at once', async () => {
  const { body } = await post(site.url, anEnquiry());
  await waitUntilSettled();
  const answer = new URLSearchParams({ answer: 'cancelled', offer: '', since: '' });
  const response = await fetch(site.url + (body.request ?? ''), {
    method: 'POST',
    body: answer,
    redirect: 'manual',
    headers: { origin: new URL(site.services.config.siteUrl).origin },
  });
  expect(response.status).toBe(303);
  await waitUntilSettled();
  const title = 'A patient has asked for another time, or cancelled.';
  expect(alertsTo(meerasDevice).map((alert) => alert.title)).toEqual([title]);
});
