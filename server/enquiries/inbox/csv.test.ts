import { expect, it } from 'vitest';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { configFor } from '../../../tests/support/config-for.ts';
import { wordsIn } from '../../words/words.ts';
import { generateCsv } from './csv.ts';
import type { StoredEnquiry } from './repository.ts';

const enquiry = (id: string): StoredEnquiry => ({
  id,
  ...eachField((name) => `a ${name}`),
  receivedAt: '2026-03-09T18:35:00.000Z',
  delivery: 'unsent',
  language: 'en',
  earlier: [],
  deliveries: [],
  tab: 'new',
  movedTo: 'new',
  version: 1,
  changedAt: null,
  answered: null,
  visit: { state: 'received', at: null, offer: null, isUnsent: false },
  halfDays: [],
  booked: [],
  pending: null,
  urgent: false,
  priority: 2,
  spamRule: null,
  source: 'form',
  notes: [],
});

/** The table of one enquiry, in a language of the desk. */
async function tableOf(storedEnquiry: StoredEnquiry, language: string): Promise<string> {
  const { clinic } = await configFor({});
  const words = wordsIn(clinic.staffWords, language);
  const options = { words, timeZone: 'Asia/Kolkata', clinic };
  let table = '';
  for await (const part of generateCsv(
    { list: async () => [storedEnquiry] },
    [storedEnquiry.id],
    options,
  ))
    table += part;
  return table;
}

it('the rows of a large CSV are read in small batches, in order, so that other requests are answered in between', async () => {
  const ids = Array.from({ length: 60 }, (_, number) => `enquiry-${60 - number}`);
  const batches: number[] = [];
  const list = async (part: string[] = []) => {
    batches.push(part.length);
    return part.toSorted().map(enquiry);
  };
  let otherTasks = 0;
  let table = '';
  const config = await configFor({});
  const options = { ...config, words: config.clinic.staffWords[0] };
  for await (const part of generateCsv({ list }, ids, options)) {
    table += part;
    setImmediate(() => (otherTasks += 1));
    expect(otherTasks).toBe(batches.length - 1);
  }
  expect(batches).toEqual([25, 25, 10]);
  const [heading, ...rows] = table.trimEnd().split('\r\n');
  expect(heading).toMatch(/^\uFEFFEnquiry,Received,/);
  expect(rows.map((row) => row.split(',')[0])).toEqual(ids);
});

it('a message of several lines is one cell, in which no line is read as a formula', async () => {
  const message = 'First line\n=1+2\n+cmd';
  expect(await tableOf({ ...enquiry('e'), message }, 'en')).toContain(`,"${message}",`);
});

it.each([
  ['07122550000', '0712 255 0000'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['919876543210', '+91 98765 43210'],
  ['9876543210 / 0712-2550000', '+91 98765 43210, +91 712 255 0000'],
  ['+14155550100', '+1 415 555 0100'],
  ['0123456789', '01234 56789'],
  ['+91', "'+91"],
  ['+1 1+cmd', "'+1 1+cmd"],
  ['=1+2', "'=1+2"],
])(
  'a phone number typed as %s is text in a spreadsheet, not a formula or a number',
  async (phone, cell) => {
    const [, row = ''] = (await tableOf({ ...enquiry('e'), email: 'EMAIL', phone }, 'en')).split(
      '\r\n',
    );
    const [, afterEmail = ''] = row.split(',EMAIL,');
    expect(afterEmail.startsWith(cell) || afterEmail.startsWith(`"${cell}"`), row).toBe(true);
  },
);

it('the CSV is in the requested language, with times in the clinic’s time zone', async () => {
  const [heading, row] = (await tableOf(enquiry('e'), 'hi')).split('\r\n');
  expect(heading).toContain(',कब आया,');
  expect(row).toMatch(/^e,2026-03-10 00:05,सिर्फ़ यहाँ रखा,/);
});
