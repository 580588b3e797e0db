import { expect, it } from 'vitest';
import { pointerFor, pointerIn } from './content-changes.ts';

const values = { prices: [{ id: 'echo', from: 2_000 }, { id: 'ecg' }], notes: ['One.'] };

it.each([
  ['/prices/#ecg/from', '/prices/1/from', null],
  ['/prices/#echo/from', '/prices/0/from', '/prices/0/from'],
  ['/prices/#tmt/from', null, null],
  ['/notes/1', null, null],
  ['/steps/0/text', null, null],
  ['/hero/lead', '/hero/lead', null],
  ['/hero/steps/#one', null, null],
])('the field %s may be written at %s, and is found at %s', (field, target, pointer) => {
  expect(pointerFor(values, field)).toBe(target);
  expect(pointerIn(values, field)).toBe(pointer);
});
