import { expect, it } from 'vitest';
import { type Notice, sentenceIn } from './notices.ts';
import { noticesSchema } from './notices-schema.ts';

const closure: Notice = {
  id: '2026-12-03',
  text: { hi: 'बंद', en: 'Closed' },
  from: '2026-11-30T00:00',
  until: '2026-12-03T20:00',
};
it('a language without its own sentence shows the first one', () => {
  expect(sentenceIn(closure, ['en', 'hi'])).toEqual({ text: 'Closed', language: 'en' });
  expect(sentenceIn(closure, ['mr'])).toEqual({ text: 'बंद', language: 'hi' });
});

it.each([
  ['ends before it begins', { ...closure, until: '2026-11-29T00:00' }, '0.until'],
  ['names a zone', { ...closure, from: '2026-11-30T00:00Z' }, '0.from'],
  ['has no sentence', { ...closure, text: {} }, '0.text'],
  ['is blank in a language', { ...closure, text: { en: 'Closed', hi: ' \u200b' } }, '0.text.hi'],
  ['is too long', { ...closure, text: { en: 'x'.repeat(301) } }, '0.text.en'],
])('a notice that %s is refused, with the field named', (_, notice, field) => {
  const { error } = noticesSchema.safeParse([notice]);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

it('notices need different ids, and their number is limited', () => {
  expect(noticesSchema.safeParse([closure, closure]).success).toBe(false);
  const notices = Array.from({ length: 21 }, (_, id) => ({ ...closure, id: String(id) }));
  expect(noticesSchema.safeParse(notices.slice(1)).success).toBe(true);
  const { error } = noticesSchema.safeParse(notices);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'at most 20 notices; remove one first',
  ]);
});
