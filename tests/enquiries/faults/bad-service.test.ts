import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultTimings } from '../../../server/enquiries/outbox/deliveries.ts';
import { HeldTimeouts } from '../../support/databases/held-timeouts.ts';
import { type Behaviour, FakeFormService } from '../../support/services/form-service.ts';
import { FakeMailServer } from '../../support/services/mail-server.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { freshSqlite } from '../../support/temporary.ts';

const timings = { firstRetryDelay: 200, maxRetryDelay: 400, pollInterval: 50 };

describe('when the form service', () => {
  let service: FakeFormService;
  let site: InProcessSite;

  beforeAll(async () => {
    service = await FakeFormService.create();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.reset();
    const DATABASE_URL = freshSqlite();
    site = await startInProcess({ DATABASE_URL, ...service.environment }, timings);
  });
  afterEach(() => site.close());

  const statuses = async () =>
    (await site.services.enquiries.repository.list()).map(({ delivery }) => delivery);

  const failures: Behaviour[] = ['false', 'error', 'html', 'hang-up'];
  it.each(failures)(
    'fails (%s), the form shows the red message, and the enquiry is kept and delivered once later',
    async (behaviour) => {
      service.behaviour = behaviour;
      const enquiry = anEnquiry();
      const response = await post(site.url, enquiry);
      expect(response.status).toBe(502);
      expect(response.body).toMatchObject({ success: false, problem: 'failed' });
      expect(await statuses()).toEqual(['queued']);
      service.behaviour = 'success';
      await expect.poll(statuses).toEqual(['delivered']);
      expect(service.emails.map(({ message }) => message)).toEqual([enquiry.message]);
    },
  );

  it('answers once another server holds the lease, the delivery is recorded all the same', async () => {
    const release = service.hold();
    const response = post(site.url, anEnquiry());
    await expect.poll(() => service.attempts).toBe(1);
    const claimed_until = new Date(Date.now() + 20_000).toISOString();
    const otherClaim = { claim: 'of-another', claimed_until };
    await site.services.database.updateTable('deliveries').set(otherClaim).execute();
    release();
    expect((await response).status).toBe(200);
    expect(await statuses()).toEqual(['delivered']);
  });

  it('is unreachable, the form shows the red message, and the enquiry is kept and delivered once when it is back', async () => {
    await service.close();
    expect((await post(site.url, anEnquiry())).status).toBe(502);
    expect(await statuses()).toEqual(['queued']);
    await service.open();
    await expect.poll(statuses).toEqual(['delivered']);
    expect(service.emails).toHaveLength(1);
  });

  it('fails, one email is sent even if the visitor sends the same message again and again', async () => {
    service.behaviour = 'false';
    // The server's own retry is a minute away: if it failed now, the visitor would get its outcome.
    const slowSite = await startInProcess({ ...service.environment });
    const enquiry = anEnquiry();
    for (let count = 0; count < 3; count += 1) {
      expect((await post(slowSite.url, enquiry)).status).toBe(502);
    }
    service.behaviour = 'success';
    expect((await post(slowSite.url, { ...enquiry, id: 'a-fresh-page' })).status).toBe(200);
    expect((await post(slowSite.url, enquiry)).status).toBe(200);
    const [storedEnquiry] = await slowSite.services.enquiries.repository.list();
    expect(storedEnquiry?.delivery).toBe('delivered');
    expect(service.emails).toHaveLength(1);
    await slowSite.close();
  });

  it('fails, it is called again and again, even after a restart, until it succeeds', async () => {
    service.behaviour = 'error';
    await post(site.url, anEnquiry());
    await expect.poll(() => service.calls.length).toBeGreaterThan(2);
    await site.close();
    const { config } = site.services;
    site = await startInProcess(
      { DATABASE_URL: config.databaseUrl, ...service.environment },
      timings,
    );
    service.behaviour = 'success';
    await expect.poll(statuses).toEqual(['delivered']);
    expect(service.emails).toHaveLength(1);
  });

  it('is not configured, it is not called, and the visitor sees success', async () => {
    const unconfiguredSite = await startInProcess({});
    expect((await post(unconfiguredSite.url, anEnquiry())).body).toMatchObject({ success: true });
    const [storedEnquiry] = await unconfiguredSite.services.enquiries.repository.list();
    expect(storedEnquiry?.delivery).toBe('unsent');
    await unconfiguredSite.close();
    expect(service.calls).toEqual([]);
  });
});

it('an attempt is abandoned after eight seconds if the service never answers, and the enquiry is delivered once later', async () => {
  const service = await FakeFormService.create();
  service.behaviour = 'silence';
  const timeouts = new HeldTimeouts();
  const { timeout } = timeouts;
  const site = await startInProcess(
    { ...service.environment },
    { ...defaultTimings, ...timings, timeout },
  );
  const response = post(site.url, anEnquiry());
  await expect.poll(() => service.attempts).toBe(1);
  expect(timeouts.armed).toContain(8_000);
  service.behaviour = 'success';
  timeouts.expire();
  expect((await response).status).toBe(502);
  const { repository } = site.services.enquiries;
  await expect.poll(async () => (await repository.list())[0]?.delivery).toBe('delivered');
  expect(service.emails).toHaveLength(1);
  await site.close();
  await service.close();
});

it('an attempt that could outlast its lease is not begun, as another server could make it too', async () => {
  const service = await FakeFormService.create();
  const { sendTimeout: leaseDuration } = defaultTimings;
  const site = await startInProcess({ ...service.environment }, { leaseDuration });
  expect((await post(site.url, anEnquiry())).status).toBe(502);
  const [{ deliveries } = { deliveries: [] }] = await site.services.enquiries.repository.list();
  expect(deliveries).toMatchObject([{ problem: 'too little time left to send' }]);
  expect(service.calls).toEqual([]);
  await site.close();
  await service.close();
});

it('a form service that hangs does not delay mail; urgent enquiries are sent to it before others', async () => {
  const service = await FakeFormService.create();
  const mail = await FakeMailServer.create();
  const site = await startInProcess(
    {
      DATABASE_URL: freshSqlite(),
      SMTP_URL: mail.url,
      NOTIFY_TO: 'front@clinic.example',
      ...service.environment,
    },
    { firstRetryDelay: 1, maxRetryDelay: 1, pollInterval: 50 },
  );
  service.behaviour = 'error';
  const messages = Array.from({ length: 12 }, (_, index) => `A question about fees ${index}`);
  for (const message of messages) await post(site.url, anEnquiry({ message }));
  await post(site.url, anEnquiry({ message: 'Chest pain since morning' }));
  const release = service.hold();
  service.behaviour = 'success';
  const { attempts } = service;
  await expect.poll(() => service.attempts).toBeGreaterThan(attempts);
  const lastRequest = post(site.url, anEnquiry({ message: 'Another question' }));
  await expect.poll(() => mail.messages.join()).toContain('Another question');
  release();
  await lastRequest;
  await expect.poll(() => service.emails).toHaveLength(14);
  const order = service.emails.map(({ message }) => message);
  expect(order.indexOf('Chest pain since morning')).toBeLessThan(11);
  await site.close();
  mail.close();
  await service.close();
});
