import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshSqlite } from '../../../tests/support/temporary.ts';
import { readConfig } from '../../config.ts';
import { type Database, openDatabase } from '../../database/index.ts';
import { EnquiryList } from './list.ts';
import { EnquiryTexts } from './texts.ts';

let database: Database;
let list: EnquiryList;

beforeAll(async () => {
  database = await openDatabase(freshSqlite());
  const rows = Array.from({ length: 1_200 }, (_, at) => ({
    id: `id-${String(at).padStart(4, '0')}`,
    content: JSON.stringify({
      name: at % 300 === 0 ? 'Asha' : 'Bharat',
      email: 'somebody@clinic.example',
      phone: '1',
      // Long ones are searched in smaller parts.
      message: 'Hello '.repeat(at < 900 ? 1 : 2_000),
    }),
    phone_digits: '1',
    // Three at a time, so that parts end between two of the same moment.
    created_at: new Date(Date.UTC(2026, 10, 1) + Math.floor(at / 3) * 1_000).toISOString(),
  }));
  for (let at = 0; at < rows.length; at += 100) {
    await database
      .insertInto('enquiries')
      .values(rows.slice(at, at + 100))
      .execute();
  }
  const config = readConfig({});
  const texts = new EnquiryTexts(config);
  list = new EnquiryList({ ...config, database, channels: async () => [], texts });
});
afterAll(() => database.destroy());

const ofAsha = ['id-0900', 'id-0600', 'id-0300', 'id-0000'];

it.each([
  ['of three letters, by the signatures', 'asha'],
  ['of fewer letters, in all', 'sh'],
])('a search for a word %s, returns every match once, newest first', async (_, search) => {
  const { enquiries, next } = await list.page({ search });
  expect([enquiries.map(({ id }) => id), next]).toEqual([ofAsha, null]);
});

it('other requests are answered during a search', async () => {
  const searched = list.page({ search: 'sh' });
  expect(await Promise.race([searched.then(() => 'it'), setImmediate('others')])).toBe('others');
  await searched;
});

it('pages of a search follow one another without gaps or repeats', {
  tags: ['stress'],
}, async () => {
  const found: string[] = [];
  let before: string | undefined;
  do {
    const page = await list.page({ search: 'bharat', ...(before && { before }) });
    found.push(...page.enquiries.map(({ id }) => id));
    before = page.next ?? undefined;
  } while (before);
  expect([found.length, new Set(found).size]).toEqual([1_196, 1_196]);
  expect(found).toEqual(found.toSorted().reverse());
});

it('an export contains every id, and other requests are answered meanwhile', async () => {
  const all = list.ids({});
  expect(await Promise.race([all.then(() => 'it'), setImmediate('others')])).toBe('others');
  expect(new Set(await all).size).toBe(1_200);
  expect(await list.ids({ search: 'asha' })).toEqual(ofAsha);
});
