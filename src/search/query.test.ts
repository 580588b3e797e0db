import { expect, it } from 'vitest';
import { readQuery } from './query.ts';

it.each([
  ['', ''],
  ['q=', ''],
  ['q=+%20%0a+', ''],
  ['q=chest%20%20pain%00%0d%0a+', 'chest pain'],
  ['q=first&q=second', 'first'],
  ['q[]=a', ''],
  ['q=%E0%A4%A6%E0%A4%BF%E0%A4%B2', 'दिल'],
  ['q=%ff', '\ufffd'],
  [`q=${'a'.repeat(10_000)}`, 'a'.repeat(100)],
  [`q=${encodeURIComponent('😀'.repeat(200))}`, '😀'.repeat(100)],
])('the search reads %j as %j', (search, query) => {
  expect(readQuery(new URLSearchParams(search))).toBe(query);
});
