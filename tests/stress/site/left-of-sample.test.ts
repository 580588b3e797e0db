import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLeftovers } from '../../../src/content/edits/find-leftovers.ts';
import { temporaryFolder } from '../../support/temporary.ts';

it('changing a text of a page that is wholly the sample’s leaves less to change, not more', async () => {
  const folder = join(temporaryFolder(), 'clinic');
  cpSync('clinic', folder, { recursive: true });
  const left = () => findLeftovers({ folder, kept: join(folder, '../kept'), edits: [] });
  const before = await left();
  const costs = join(folder, 'en/pages/costs.yaml');
  const text = readFileSync(costs, 'utf8');
  writeFileSync(costs, text.replace(/^lead: .*$/m, 'lead: What we charge here.'));
  const after = await left();
  expect(before.ofSample.find(({ file }) => file === 'en/pages/costs.yaml')).toMatchObject({
    field: '',
  });
  expect(after.count).toBeLessThan(before.count);
  expect(after.count).toBeGreaterThan(before.count - 5);
});
