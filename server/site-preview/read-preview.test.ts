import { expect, it } from 'vitest';
import { freshSqlite } from '../../tests/support/temporary.ts';
import { openDatabase } from '../database/index.ts';
import { discardDraft, readDrafts, saveDraft } from '../site-edits/drafts.ts';
import { type PreviewOptions, readPreview } from './read-preview.ts';

const edit = { file: 'clinic.yaml', field: '/contact/phone', value: '+91 821 555 0100' };
const current = {
  inFolder: null,
  shown: { values: { contact: { phone: '+91 821 555 0147' } }, order: null },
};

it('a preview reads the drafts again only when one was saved or discarded', async () => {
  const database = await openDatabase(freshSqlite());
  const revisions: string[] = [];
  const preview: PreviewOptions['site']['preview'] = async (revision) => {
    revisions.push(revision);
    return null as never;
  };
  const edits = { known: async () => ({ all: [], hash: '' }) };
  const look = () => readPreview({ database, edits, site: { preview } });

  await look();
  await look();
  await saveDraft(database, { ...edit, version: null, actor: 'A doctor' }, current);
  await look();
  await look();
  const [draft] = await readDrafts(database);
  await discardDraft(database, { ...edit, version: draft?.version ?? 0 });
  await look();
  expect(revisions).toEqual(['0 ', '0 ', '1 ', '1 ', '2 ']);
  await database.destroy();
});
