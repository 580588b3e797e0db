import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accessLogAnswer } from '../../../shared/desk/access-log.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { someone } from '../desk-browser.ts';
import type { AccessDesk } from './access-desk.ts';

/** What the access log keeps of who did what. */
export function logTests(desk: AccessDesk): void {
  it('logs who did what with which enquiry, and nothing of its content', async () => {
    const { browser } = await someone(desk.site, 'reception', 'Rekha Shah');
    await post(desk.site.url, anEnquiry({ message: 'A secret of Rukmini' }));
    const id = (await desk.site.services.enquiries.stored.list()).at(-1)?.id ?? '';
    await browser.get(`/enquiries/${id}`);
    await browser.get(`/enquiries/${id}`);
    await browser.request('PATCH', `/enquiries/${id}`, { version: 1, tab: 'answered' });
    await browser.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: 'Rukmini again' });
    await browser.get('/enquiries.csv');
    await browser.request('DELETE', `/enquiries/${id}`, { version: 2, confirm: true });
    const whole = accessLogAnswer.parse((await desk.doctor.browser.get('/access-log')).body);
    const hers = whole.entries.filter(({ person }) => person === 'Rekha Shah').slice(0, 6);
    expect(hers.map(({ action, enquiryId }) => [action, enquiryId])).toEqual([
      ['deleted', id],
      ['exported', null],
      ['noted', id],
      ['moved', id],
      ['opened', id],
      ['signed-in', null],
    ]);
    expect(JSON.stringify(whole)).not.toContain('Rukmini');
    const ofOne = accessLogAnswer.parse(
      (await desk.doctor.browser.get(`/access-log?enquiry=${id}`)).body,
    );
    const actions = ofOne.entries.map(({ action }) => action);
    expect(actions).toEqual(['deleted', 'in-export', 'noted', 'moved', 'opened']);
  });

  it('logs an opening whenever a whole enquiry is returned, even if nothing was changed', async () => {
    await post(desk.site.url, anEnquiry());
    const id = (await desk.site.services.enquiries.stored.list()).at(-1)?.id ?? '';
    const path = `/enquiries/${id}`;
    const asked: [method: string, path: string, body: object][] = [
      ['PATCH', path, { version: 9, tab: 'answered' }],
      ['DELETE', path, { version: 9, confirm: true }],
      ['POST', `${path}/notes`, { id: randomUUID(), text: 'A note' }],
    ];
    for (const [place, [method, where, body]] of asked.entries()) {
      const { browser } = await someone(desk.site, 'reception', `Reader ${place}`);
      const answer = await browser.request(method, where, body);
      expect(answer.body.enquiry.id).toBe(id);
      const log = await desk.doctor.browser.get(`/access-log?enquiry=${id}`);
      const { entries } = accessLogAnswer.parse(log.body);
      const own = entries.filter(({ person }) => person === `Reader ${place}`);
      expect(own.map(({ action }) => action)).toContain('opened');
    }
  });

  it('lists the access log in pages, and keeps it as long as enquiries', async () => {
    const { database } = desk.site.services;
    await database.deleteFrom('access_log').execute();
    const rows = Array.from({ length: 120 }, (_, each) => ({
      id: randomUUID(),
      at: new Date(Date.now() - each * 5 * 86_400_000).toISOString(),
      person: 'Meera Joshi',
      action: 'opened' as const,
      enquiry_id: randomUUID(),
    }));
    await database.insertInto('access_log').values(rows).execute();
    const seen: string[] = [];
    for (let query = ''; ; ) {
      const page = accessLogAnswer.parse(
        (await desk.doctor.browser.get(`/access-log${query}`)).body,
      );
      seen.push(...page.entries.map(({ id }) => id));
      if (page.next === null) break;
      query = `?before=${encodeURIComponent(page.next)}`;
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
    await desk.site.services.enquiries.stop();
    desk.site.services.start();
    const left = () => database.selectFrom('access_log').select('id').execute();
    await expect.poll(async () => (await left()).length).toBe(73);
  });
}
