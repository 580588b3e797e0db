import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findLeftovers } from '../../src/content/edits/find-leftovers.ts';
import { temporaryFolder } from '../../tests/support/temporary.ts';

const folder = resolve(import.meta.dirname, '../../clinic');

it('a clinic that started from the sample is told to change the phone and the mail address even while it is marked as a sample', {
  tags: ['stress'],
}, async () => {
  const edits = [{ file: 'clinic.yaml', field: '/name', value: 'Clinic of Dr. Rao' }];
  const { isSample, left } = await findLeftovers({ folder, kept: temporaryFolder(), edits });
  expect(isSample).toBe(true);
  expect(left).toContainEqual(expect.objectContaining({ field: '/contact/phone', why: 'sample' }));
  expect(left).toContainEqual(expect.objectContaining({ field: '/contact/email', why: 'sample' }));
});
