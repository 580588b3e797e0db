import type { KyselyPlugin } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { freshSqlite } from '../../../tests/support/temporary.ts';
import { readConfig } from '../../config.ts';
import { type Database, openDatabase } from '../../database/index.ts';
import { EnquiryIndex } from './enquiry-index.ts';
import { candidatesFor } from './search/candidates.ts';
import { EnquiryTexts } from './texts.ts';

async function databaseWith(name: string): Promise<{ database: Database; index: EnquiryIndex }> {
  const database = await openDatabase(freshSqlite());
  onTestFinished(() => database.destroy());
  const created_at = new Date(Date.UTC(2026, 10, 1)).toISOString();
  const enquiry = { id: 'one', content: JSON.stringify({ name }), phone_digits: '', created_at };
  await database.insertInto('enquiries').values(enquiry).execute();
  return { database, index: new EnquiryIndex(database, new EnquiryTexts(readConfig({}))) };
}

it('an enquiry that is signed while a search asks for it is among its candidates', async () => {
  const { database, index } = await databaseWith('Asha Patil');
  const signing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await index.update();
      return result;
    },
  };
  expect(await candidatesFor(database.withPlugin(signing), 'patil', new Map())).toEqual(['one']);
});

it('an enquiry that was corrected, and still has its former signature, is a candidate once', async () => {
  const { database, index } = await databaseWith('Asha Patil');
  await index.update();
  const content = JSON.stringify({ name: 'Asha Patil-Deshmukh' });
  await database.updateTable('enquiries').set({ content }).execute();
  expect(await candidatesFor(database, 'patil', new Map())).toEqual(['one']);
  expect(await candidatesFor(database, 'deshmukh', new Map())).toEqual(['one']);
  await index.update();
  expect(await candidatesFor(database, 'pawar', new Map())).toEqual([]);
});
