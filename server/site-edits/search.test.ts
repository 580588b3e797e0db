import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { freshSqlite } from '../../tests/support/temporary.ts';
import { openDatabase } from '../database/index.ts';
import { searchSite } from './search.ts';

const clinicDir = resolve(import.meta.dirname, '../../clinic');

it('the hours of a day are found by its name in every language', async () => {
  const database = await openDatabase(freshSqlite());
  const config = { clinicDir, languages: ['en', 'hi', 'mr'] } as const;
  for (const name of ['Wednesday', 'बुधवार']) {
    const { found } = await searchSite({ database, config, leftOut: [] }, name);
    expect(found.map(({ field }) => field)).toContain('/openingHours');
  }
  await database.destroy();
});
