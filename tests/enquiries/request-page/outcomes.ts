import { expect, it } from 'vitest';
import { answeredOn, answerOn } from '../../support/site/visitor.ts';
import { textOf } from '../../support/site/web-page.ts';
import type { UsedRequestPage } from './used-page.ts';

/** What the page says of answers that were not recorded, and of deleting what was written. */
export function outcomeTests(used: UsedRequestPage): void {
  const { send, pageAt, offer } = used;

  it('says that an answer was not recorded until another one is', async () => {
    const path = await send('hi');
    await offer(path);
    await offer(path);
    const accept = (version: string) =>
      answeredOn(used.site.url, path, [
        ['answer', 'agreed'],
        ['offer', version],
      ]);
    const refused = await accept('1');
    expect(refused.get('told')).toBe('changed');
    const said = async () => (await pageAt(`${path}?${refused}`)).page.select('[role=status]');
    expect((await said()).map(textOf).join()).toContain('आपका जवाब हम तक नहीं पहुँचा');
    expect((await accept('2')).get('told')).toBe('done');
    expect(await said(), 'above the visit that is agreed').toEqual([]);
    await answerOn(used.site.url, path, [
      ['answer', 'asked'],
      ['offer', '2'],
      ['half-day', '2030-01-01-morning'],
    ]);
    expect(await said(), 'after another time was asked for').toEqual([]);
  });

  it('says so of an older page after the request was cancelled on another', async () => {
    const path = await send();
    await offer(path);
    await answerOn(used.site.url, path, [
      ['answer', 'cancelled'],
      ['offer', '1'],
    ]);
    const refused = await answeredOn(used.site.url, path, [
      ['answer', 'agreed'],
      ['offer', '1'],
    ]);
    const { page } = await pageAt(`${path}?${refused}`);
    expect(textOf(page.one('[role=status]'))).toContain('Your answer was not recorded');
  });

  it('deletes what was sent, whatever became of it, and keeps only that somebody did and when', async () => {
    const { database, enquiries } = used.site.services;
    const before = (await enquiries.list.count()).deletedByPatients;
    const path = await send('mr');
    const other = await send('mr');
    await offer(path);
    const { page: open } = await pageAt(path);
    const confirm = open.select('main details form').at(-1);
    expect(confirm && textOf(confirm)).toBe('कायमचे पुसा');
    for (const press of ['first', 'second']) {
      const told = await answerOn(used.site.url, path, [
        ['answer', 'deleted'],
        ['offer', '1'],
      ]);
      expect(told, press).toBeUndefined();
      const { response: shown, page } = await pageAt(path);
      expect(shown.status, press).toBe(410);
      expect(textOf(page.one('h1')), press).toContain('तुम्ही हे');
      expect(page.select('main form'), press).toEqual([]);
    }
    expect((await pageAt(other)).response.status).toBe(200);
    const token = path.split('/').at(-1);
    for (const table of [
      'enquiries',
      'requests',
      'offers',
      'deliveries',
      'enquiry_contacts',
    ] as const) {
      const rows = await database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
    const left = await database.selectFrom('patient_deletions').selectAll().execute();
    expect(JSON.stringify(left)).not.toContain(token);
    const after = (await enquiries.list.count()).deletedByPatients;
    expect(after).toHaveLength(before.length + 1);
  });
}
