import { expect, it } from 'vitest';
import { insert } from './insertion.ts';

const closed = (days: object[]) => JSON.stringify({ closed: days, open: 'x' });
const page = (days: object[]) =>
  `<span data-open-now="${closed(days).replaceAll('"', '&quot;')}"></span>`;

/** The closed days in the attribute, in a page that was built with some and gets others added. */
function marked(built: object[], added: { from: string; to: string }[]) {
  const html = insert(page(built), { notices: '', hours: '', closedDays: added });
  const [, attribute = ''] = /data-open-now="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(attribute.replaceAll('&quot;', '"')).closed;
}

it('insertion adds closed days to those that the page was built with', () => {
  const [one, other] = ['2026-12-03', '2027-01-26'].map((day) => ({ from: day, to: day }));
  if (!one || !other) throw new Error('two days');
  expect(marked([], [one])).toEqual([one]);
  expect(marked([], [one, other])).toEqual([one, other]);
  expect(marked([other], [one])).toEqual([one, other]);
  expect(marked([other], [])).toEqual([other]);
});
