import { expect, test } from 'vitest';
import { newEnquiryId } from './enquiry-id.ts';

test('an id is long, plain and never repeated', () => {
  const ids = Array.from({ length: 100 }, newEnquiryId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
