import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { freshSqlite } from '../../../tests/support/temporary.ts';
import { readConfig } from '../../config.ts';
import { type Database, openDatabase } from '../../database/index.ts';
import { searchTextOf } from '../record/search-text.ts';
import { EnquiryList } from './list.ts';
import { EnquiryTexts } from './texts.ts';

const stored = (content: EnquiryContent) => ({
  content: JSON.stringify(content),
  search: searchTextOf(content),
});

let database: Database;
let list: EnquiryList;

beforeAll(async () => {
  database = await openDatabase(freshSqlite());
  const rows = Array.from({ length: 3_600 }, (_, at) => ({
    id: `id-${String(at).padStart(4, '0')}`,
    ...stored({
      name: at % 900 === 0 ? 'Asha' : 'Bharat',
      email: 'somebody@clinic.example',
      phone: '1',
      message: 'Hello '.repeat(at < 2_700 ? 1 : 800),
    }),
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

const ofAsha = ['id-2700', 'id-1800', 'id-0900', 'id-0000'];

it.each(['asha', 'sh'])(
  'a search for %s returns every match once, newest first',
  async (search) => {
    const { enquiries, next } = await list.page({ search });
    expect([enquiries.map(({ id }) => id), next]).toEqual([ofAsha, null]);
  },
);

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
  expect([found.length, new Set(found).size]).toEqual([3_596, 3_596]);
  expect(found).toEqual(found.toSorted().reverse());
});

it('an export contains every id, and other requests are answered meanwhile', async () => {
  const all = list.ids({});
  expect(await Promise.race([all.then(() => 'it'), setImmediate('others')])).toBe('others');
  expect(new Set(await all).size).toBe(3_600);
  expect(await list.ids({ search: 'asha' })).toEqual(ofAsha);
});
