import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshSqlite, temporaryFolder } from '../../tests/support/temporary.ts';
import { type Database, openDatabase } from '../database/index.ts';
import type { PublishingSteps } from '../pages/content/published-edits.ts';
import { OvertakenError, type PublishingOptions, undoPublication } from './publish.ts';
import { lastNumber, storePublication } from './store.ts';

const actor = { id: 'a', name: 'A doctor', email: 'doctor@clinic.example' };
const none = { undoes: null, changes: [], before: [], next: [], drafts: [] };

let url: string;
let database: Database;

beforeEach(async () => {
  url = freshSqlite();
  database = await openDatabase(url);
});
afterEach(() => database.destroy());

it('a publication is stored even if another program locks the database for longer than a statement waits', async () => {
  const other = new DatabaseSync(url.slice('file:'.length));
  other.exec('begin immediate');
  const begin = database.transaction.bind(database);
  let tries = 0;
  vi.spyOn(database, 'transaction').mockImplementation(() => {
    tries += 1;
    if (tries === 3) other.exec('rollback');
    return begin();
  });
  expect(await storePublication(database, { ...none, number: 1 }, actor)).toBe(true);
  expect(await lastNumber(database)).toBe(1);
  other.close();
});

it('a publication is abandoned before any page is made if another one was published while it waited for its turn', async () => {
  let isMade = false;
  const publish = async (_edits: unknown, { check, store }: PublishingSteps) => {
    await storePublication(database, { ...none, number: 1 }, actor);
    await check();
    isMade = true;
    await store();
  };
  const options = { database, folder: temporaryFolder(), site: { publish }, actor };
  const publishing = undoPublication(options as unknown as PublishingOptions, 1, []);
  await expect(publishing).rejects.toThrow(OvertakenError);
  expect(isMade).toBe(false);
});
