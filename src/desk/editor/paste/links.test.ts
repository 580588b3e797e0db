import { expect, test } from 'vitest';
import { toLinkAddress } from './links.ts';

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  [' example.org/heart ', 'https://example.org/heart'],
  ['हृदय.भारत', 'https://हृदय.भारत'],
  ['doctor@example.org', 'mailto:doctor@example.org'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['108', 'tel:108'],
  ['/contact', '/contact'],
  ['#risks', '#risks'],
])('%s becomes a link', (input, address) => {
  expect(toLinkAddress(input)).toBe(address);
});

test.each([
  '',
  'heart',
  'two words',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'ftp://example.org',
])('%s does not become a link', (input) => {
  expect(toLinkAddress(input)).toBeNull();
});
