import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../server/database/index.ts';
import { numbersResponse } from '../../shared/desk/numbers.ts';
import { clinicStatus } from '../../shared/desk/status.ts';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { addPerson } from './desk-browser.ts';

expectServerErrors(/enquiries are being refused/);

/** Wednesday, half past four in the afternoon in the clinic's time. */
const now = '2026-12-02T11:00:00.000Z';

interface StoredEnquiry {
  received: string;
  opened?: string;
  answered?: string;
  visit?: string;
  spam?: boolean;
  source?: 'counter';
  problem?: string;
}

async function store(database: Database, { received, opened, answered, ...rest }: StoredEnquiry) {
  const id = randomUUID();
  const { visit, spam = false, source = null, problem } = rest;
  const answer = { state: 'answered' as const, answered_by: 'Meera', answered_at: answered ?? '' };
  await database
    .insertInto('enquiries')
    .values({ id, content: '{}', created_at: received, spam, source, ...(answered && answer) })
    .execute();
  const state = visit ? ('agreed' as const) : ('received' as const);
  const request = { enquiry_id: id, token: id, opened_at: opened ?? null, state };
  await database
    .insertInto('requests')
    .values({ ...request, visit_at: visit ?? null })
    .execute();
  if (problem === undefined) return;
  const failedDelivery = {
    id: randomUUID(),
    enquiry_id: id,
    channel: 'unopened-mail' as const,
    problem,
    next_attempt_at: now,
  };
  await database.insertInto('deliveries').values(failedDelivery).execute();
}

describe('the doctor’s numbers', () => {
  let site: InProcessSite;

  beforeAll(async () => {
    site = await startInProcess({});
    await site.services.enquiries.stop();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await site.close();
  });

  it('count enquiries and visits by week, measure waiting times in opening hours, and list searches without results; the status counts undelivered and refused enquiries', async () => {
    const { database, searches } = site.services;
    const storedEnquiries: StoredEnquiry[] = [
      // Sent at nine in the evening, read and answered an hour after the clinic has opened.
      {
        received: '2026-12-01T15:30:00.000Z',
        opened: '2026-12-02T04:45:00.000Z',
        answered: '2026-12-02T05:30:00.000Z',
        visit: '2026-12-05T05:00:00.000Z',
      },
      // On Sunday, the last day of the week before; only opened.
      { received: '2026-11-29T06:00:00.000Z', opened: '2026-11-30T05:30:00.000Z' },
      { received: '2026-12-02T10:00:00.000Z', problem: 'timeout' },
      { received: '2026-12-02T10:00:00.000Z', source: 'counter' },
      { received: '2026-12-02T10:00:00.000Z', spam: true },
      { received: '2026-01-01T10:00:00.000Z' },
    ];
    for (const enquiry of storedEnquiries) await store(database, enquiry);
    vi.setSystemTime('2026-12-01T11:00:00.000Z');
    await searches.record('Pacemaker battery?', 'en');
    vi.setSystemTime(now);
    await searches.record('Pacemaker battery?', 'en');
    await searches.record('somebody’s name', 'en');

    const { refusals } = site.services.enquiries;
    for (const at of ['2026-11-30T10:00:00.000Z', '2026-12-01T23:00:00.000Z', now]) {
      vi.setSystemTime(at);
      refusals.record('network');
    }
    const { browser } = await addPerson(site, 'doctor');
    const { weeks, ...otherNumbers } = numbersResponse.parse((await browser.get('/numbers')).body);
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-3)).toEqual([
      { from: '2026-11-16', enquiries: 0, visits: 0 },
      { from: '2026-11-23', enquiries: 1, visits: 0 },
      { from: '2026-11-30', enquiries: 3, visits: 1 },
    ]);
    expect(otherNumbers).toEqual({
      read: { median: 15, percentile90: 60, open: 1 },
      answered: { median: 60, percentile90: 60, open: 2 },
      missedSearches: [
        { words: 'pacemaker battery', language: 'en', days: 2, lastOn: '2026-12-02' },
      ],
    });
    const { enquiries, refused } = clinicStatus.parse((await browser.get('/status')).body);
    expect(enquiries).toMatchObject({ undelivered: 1, oldest: '2026-12-02T10:00:00.000Z' });
    expect(refused).toEqual([{ reason: 'network', count: 2, since: '2026-12-01T23:00:00.000Z' }]);
    vi.setSystemTime('2026-12-03T11:00:00.000Z');
    expect(refusals.recentSeries()).toEqual([]);
    vi.setSystemTime(now);
  });

  it('keep searched words for 90 days, count each once a day, and take at most 20 new ones a day', async () => {
    const { searches } = site.services;
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') await searches.record(`xy${letter}`, 'en');
    vi.setSystemTime('2026-12-03T11:00:00.000Z');
    await searches.record('pacemaker battery', 'en');
    await searches.record('pacemaker battery', 'en');
    const search = { words: 'pacemaker battery', language: 'en' };
    const countedSearch = { ...search, days: 3, lastOn: '2026-12-03' };
    expect(await searches.list()).toEqual([countedSearch]);
    vi.setSystemTime('2027-03-03T11:00:00.000Z');
    // The 20 words of the day before that were searched for only once are deleted.
    expect(await searches.deleteOld()).toBe(20);
    vi.setSystemTime('2036-03-03T11:00:00.000Z');
    await searches.record('holter rental', 'en');
    vi.setSystemTime('2027-03-03T11:00:00.000Z');
    expect(await searches.deleteOld(), 'recorded while the clock was ahead').toBe(1);
    expect(await searches.list()).toEqual([countedSearch]);
  });
});
