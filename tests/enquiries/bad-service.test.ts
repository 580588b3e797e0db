import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabases } from '../support/databases.ts';
import { type Behaviour, FakeFormService } from '../support/form-service.ts';
import { type InProcessSite, startInProcess } from '../support/site-in-process.ts';
import { freshSqlite } from '../support/temporary.ts';
import { anEnquiry, post } from '../support/visitor.ts';

const timings = {
  sendTimeout: 400,
  leaseDuration: 800,
  firstRetryDelay: 200,
  longestRetryDelay: 400,
  pollInterval: 50,
};

describe.each(databaseKinds)('a bad day of the form service, on %s', (kind) => {
  const databases = useDatabases(kind);
  let service: FakeFormService;
  let site: InProcessSite;

  beforeAll(async () => {
    service = await FakeFormService.create();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.reset();
    const DATABASE_URL = await databases.fresh();
    site = await startInProcess({ DATABASE_URL, ...service.environment }, timings);
  });
  afterEach(() => site.close());

  const statuses = async () =>
    (await site.services.enquiries.staff.list()).map(({ status }) => status);

  const bad: Behaviour[] = ['false', 'error', 'html', 'silence', 'hang-up'];
  it.each(bad)('answers %s: red, kept, and delivered once later', async (behaviour) => {
    service.behaviour = behaviour;
    const enquiry = anEnquiry();
    const answer = await post(site.url, enquiry);
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({ success: false, problem: 'failed' });
    expect(await statuses()).toEqual(['waiting']);
    service.behaviour = 'success';
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(['delivered']);
    expect(service.emails.map(({ message }) => message)).toEqual([enquiry.message]);
  });

  it('is not there: red, kept, and delivered once when it is', async () => {
    await service.close();
    expect((await post(site.url, anEnquiry())).status).toBe(502);
    expect(await statuses()).toEqual(['waiting']);
    await service.open();
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(['delivered']);
    expect(service.emails).toHaveLength(1);
  });

  it('sends one email though the visitor sends the same message again and again', async () => {
    service.behaviour = 'false';
    const enquiry = anEnquiry();
    for (let count = 0; count < 3; count += 1) {
      expect((await post(site.url, enquiry)).status).toBe(502);
    }
    service.behaviour = 'success';
    expect((await post(site.url, { ...enquiry, id: 'a-fresh-page' })).status).toBe(200);
    expect((await post(site.url, enquiry)).status).toBe(200);
    expect(await statuses()).toEqual(['delivered']);
    expect(service.emails).toHaveLength(1);
  });

  it('tries again with growing pauses, across a restart', async () => {
    service.behaviour = 'error';
    await post(site.url, anEnquiry());
    await expect.poll(() => service.calls.length, { timeout: 10_000 }).toBeGreaterThan(2);
    await site.close();
    const { config } = site.services;
    site = await startInProcess(
      { DATABASE_URL: config.databaseUrl, ...service.environment },
      timings,
    );
    service.behaviour = 'success';
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(['delivered']);
    expect(service.emails).toHaveLength(1);
  });

  it('is not asked at all where none is configured, and the visitor sees green', async () => {
    const alone = await startInProcess({ DATABASE_URL: await databases.fresh() });
    expect((await post(alone.url, anEnquiry())).body).toEqual({ success: true });
    const [kept] = await alone.services.enquiries.staff.list();
    expect(kept?.status).toBe('kept');
    await alone.close();
    expect(service.calls).toEqual([]);
  });
});

describe('a service that never answers', () => {
  it('is given up after 8 seconds', { timeout: 20_000 }, async () => {
    const service = await FakeFormService.create();
    service.behaviour = 'silence';
    const site = await startInProcess({ DATABASE_URL: freshSqlite(), ...service.environment });
    const began = performance.now();
    expect((await post(site.url, anEnquiry())).status).toBe(502);
    const seconds = (performance.now() - began) / 1_000;
    expect(seconds).toBeGreaterThan(7.9);
    expect(seconds).toBeLessThan(9);
    await site.close();
    await service.close();
  });
});
