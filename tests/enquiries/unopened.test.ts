import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someone } from '../desk/desk-browser.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { alertEnvironment, setClock } from './unopened-set-up.ts';

const timings = { pollInterval: 50, unopenedInterval: 50 };

let mail: FakeMailServer;
let sites: InProcessSite[] = [];

/** Two servers on one database, at half past ten on a Tuesday by the clinic's clock. */
beforeEach(async () => {
  mail = await FakeMailServer.create();
  setClock('10:30');
  const environment = alertEnvironment(mail);
  sites = [await startInProcess(environment, timings), await startInProcess(environment, timings)];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const site of sites) await site.close();
  mail.close();
});

/** The alerts so far, with their long lines in one. */
const alerts = () =>
  mail.messages
    .map((each) => each.replace(/=\n/g, ''))
    .filter((each) => each.includes('has not been opened'));

/**
 * Waits until so many mails are sent, and recorded as sent: a lease that is held while the clock is set
 * would expire, and the other server would send the same again.
 */
async function expectSent(count: number): Promise<void> {
  const sent = async () => {
    const rows = await sites[0]?.services.database.selectFrom('deliveries').selectAll().execute();
    return rows?.filter(({ delivered_at }) => delivered_at !== null).length;
  };
  await expect.poll(sent).toBe(count);
}

it('an enquiry that nobody opens in 30 opening minutes alerts the clinic once, without a word of it', async () => {
  const [site] = sites;
  if (!site) throw new Error('there is no server');
  const sent = anEnquiry({ message: 'My father would like an ECG.' });
  await post(site.url, sent);
  await post(site.url, anEnquiry({ message: 'Opened in time.' }));
  const [first, second] = await site.services.enquiries.inbox.list();
  const unopened = first?.message === sent.message ? first : second;
  const opened = first?.message === sent.message ? second : first;
  const { browser } = await someone(site, 'reception');
  await browser.get(`/enquiries/${opened?.id}`);
  await expectSent(2);
  setClock('11:01');
  await expectSent(3);
  expect(alerts()).toHaveLength(1);
  const [alert = ''] = alerts();
  expect(alert).toContain(`https://clinic.example/desk/enquiries/${unopened?.id}`);
  for (const personal of [sent.name, sent.phone, sent.email, 'ECG']) {
    expect(alert).not.toContain(personal);
  }
  const { inbox } = site.services.enquiries;
  expect((await inbox.show(unopened?.id ?? ''))?.delivery).toBe('delivered');
  // The next mail shows that the servers have looked again since.
  setClock('12:30');
  await post(site.url, anEnquiry());
  await expectSent(4);
  setClock('13:30');
  await expectSent(5);
  expect(alerts()).toHaveLength(2);
  expect(alerts()[1]).not.toContain(unopened?.id);
});

it('an enquiry from the evening alerts nobody until the clinic has been open for 30 minutes', async () => {
  const [site] = sites;
  setClock('21:00');
  await post(site?.url ?? '', anEnquiry());
  await expectSent(1);
  setClock('10:20', '2026-12-02');
  await post(site?.url ?? '', anEnquiry());
  await expectSent(2);
  expect(alerts()).toEqual([]);
  setClock('10:31', '2026-12-02');
  await expectSent(3);
  expect(alerts()).toHaveLength(1);
});

it('a clock that jumps ahead by years alerts nobody', async () => {
  const [site] = sites;
  await post(site?.url ?? '', anEnquiry());
  await expectSent(1);
  setClock('11:30', '2031-12-02');
  await post(site?.url ?? '', anEnquiry());
  await expectSent(2);
  expect(alerts()).toEqual([]);
});
