import { expect, it } from 'vitest';
import { freshSqlite } from '../../tests/support/temporary.ts';
import { openDatabase } from '../database/index.ts';
import { listPublications } from './history.ts';
import { storePublication } from './store.ts';

const actor = { id: 'a', name: 'A doctor', email: 'doctor@clinic.example' };

it('the history names each fact of the clinic that a publication changed', async () => {
  const database = await openDatabase(freshSqlite());
  const changes = [
    { file: 'clinic.yaml', field: '/contact/email', was: 'a@b.example', value: 'c@b.example' },
    { file: 'clinic.yaml', field: '/contact/phone', was: '+1', value: '+2' },
    { file: 'clinic.yaml', field: '/openingHours', was: [], value: [1] },
    { file: 'en/pages/home.yaml', field: '/hero/lead', was: 'One', value: 'Other' },
  ];
  const publication = { number: 1, undoes: null, changes, before: [], next: [], drafts: [] };
  await storePublication(database, publication, actor);
  const { publications } = await listPublications(database);
  expect(publications).toMatchObject([{ fields: 4, facts: ['contact', 'openingHours'] }]);
  await database.destroy();
});
