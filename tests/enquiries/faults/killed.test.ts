import { it } from 'vitest';
import { freshSqlite } from '../../support/temporary.ts';
import { killUnderLoad } from './kill-under-load.ts';

it('a server that is killed while enquiries pour in loses none', async () => {
  await killUnderLoad({ databaseUrl: freshSqlite(), enquiries: 16, visitors: 4, kills: 1 });
});
