import { expect, it } from 'vitest';
import { killUnderLoad } from '../../enquiries/faults/kill-under-load.ts';
import { databaseKinds, useDatabases } from '../../support/databases/databases.ts';

it.each(databaseKinds)('five kills lose none of 200 enquiries, on %s', async (kind) => {
  const databaseUrl = await useDatabases(kind).fresh();
  const outcome = await killUnderLoad({ databaseUrl, enquiries: 200, visitors: 20, kills: 5 });
  console.log(`${kind}: ${outcome}`);
  expect(outcome).toContain('none lost');
});
