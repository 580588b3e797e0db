import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it('a short title is followed by the clinic’s name', () => {
  expect(pageTitle('When to call', 'A Clinic')).toBe('When to call | A Clinic');
});

it('a title is followed by the clinic’s name as long as both fit in 62 characters', () => {
  const title = 'x'.repeat(51);
  expect(pageTitle(title, 'A Clinic')).toHaveLength(62);
  expect(pageTitle(`${title}x`, 'A Clinic')).toBe(`${title}x`);
});
