import { expect, it } from 'vitest';
import type { Notice } from '../../../shared/desk/notices.ts';
import { staleNotices } from './stale-notices.ts';

const nameOf = (_: string, day: string) => `<${day}>`;
const notice = (text: string, state: Notice['state'] = 'shown'): Notice => ({
  id: text,
  version: 1,
  texts: { en: text },
  from: '2026-12-01T10:00',
  until: '2026-12-31T10:00',
  by: 'Meera Joshi',
  state,
});
const first = { day: '2026-12-03', to: '2026-12-04' };
const found = (texts: string[], span: { day: string; to?: string } = first, holds?: string) =>
  staleNotices(
    texts.map((text) => notice(text)),
    { span, holds: holds === undefined ? undefined : { en: holds } },
    nameOf,
  ).map(({ id }) => id);

it('a notice speaks of changed days if it names one of them, or days on both sides', () => {
  const one = 'Closed on <2026-12-04>.';
  const around = 'Closed from <2026-12-01> to <2026-12-09>.';
  const before = 'Closed on <2026-12-02>.';
  expect(found([one, around, before, 'The doctor is late today.'])).toEqual([one, around]);
  expect(found([one, around, before], { day: '2026-12-09' })).toEqual([around]);
});

it('a notice that says what holds now is not stale, unless it says something else of these days too', () => {
  const now = 'Open on <2026-12-03>, 10:00 to 13:00.';
  const both = `Closed on <2026-12-03>. ${now}`;
  expect(found([now, both], { day: '2026-12-03' }, now)).toEqual([both]);
});

it('a notice that is over is not stale', () => {
  const over = notice('Closed on <2026-12-03>.', 'over');
  expect(staleNotices([over], { span: first, holds: undefined }, nameOf)).toEqual([]);
});
