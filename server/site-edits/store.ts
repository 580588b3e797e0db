import type { Edit } from '../../src/content/edits/edit.ts';
import { type Database, inTransaction, type Transaction, whenUnlocked } from '../database/index.ts';
import { stored } from '../pages/content/json-value.ts';
import { noteChange } from '../site-changes.ts';
import { noteAccesses } from '../staff/access-log.ts';
import type { Actor } from '../staff/actor.ts';
import { timestamp } from '../time/clock.ts';
import { type Draft, deleteDraft } from './drafts.ts';
import { withdrawIfEmpty } from './preview-links.ts';
import type { StoredEdit } from './site-file.ts';

/** How many rows one statement stores. */
const part = 100;

/** How much of a value the access log has, in characters. */
const longestInLog = 300;

/** What is to be stored of a publication. */
export interface Publication {
  number: number;
  /** The publication that it takes back. */
  undoes: number | null;
  changes: (Edit & { was: unknown })[];
  /** What lay over the folder, and what lies over it now. */
  before: StoredEdit[];
  next: StoredEdit[];
  /** The drafts that it is of. */
  drafts: Draft[];
}

/** The number of the last publication; 0 if there is none. */
export async function lastNumber(database: Database): Promise<number> {
  const { last } = await database
    .selectFrom('site_publications')
    .select((row) => row.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/**
 * Stores a publication, so that every server shows it.
 * @returns false if another was stored meanwhile, or a draft is another by now; then nothing is stored
 */
export async function storePublication(
  database: Database,
  publication: Publication,
  actor: Actor,
): Promise<boolean> {
  const { number, undoes, changes, before, next, drafts } = publication;
  class Meanwhile extends Error {}
  try {
    const store = async (transaction: Transaction) => {
      // Locks the row, so that publications of other servers wait here.
      await noteChange(transaction, 'site');
      // Locked before the drafts are, as by those who save one at this moment: each would wait for the other.
      await noteChange(transaction, 'site-drafts');
      if ((await lastNumber(transaction)) !== number - 1) throw new Meanwhile();
      for (const draft of drafts) {
        if (!(await deleteDraft(transaction, draft, draft.version))) throw new Meanwhile();
      }
      await withdrawIfEmpty(transaction);
      await transaction
        .insertInto('site_publications')
        .values({ number, undoes, published_at: timestamp(), published_by: actor.name })
        .execute();
      await storeChanges(transaction, publication);
      await replaceEdits(transaction, before, next);
      const action = undoes === null ? 'site-published' : 'site-undone';
      await noteAccesses(
        transaction,
        actor,
        action,
        changes.map(({ file, field, was, value }) => ({
          subject: file + field,
          was: shortened(was),
          became: shortened(value),
        })),
      );
    };
    await whenUnlocked(() => inTransaction(database, store));
    return true;
  } catch (error) {
    if (error instanceof Meanwhile) return false;
    throw error;
  }
}

async function storeChanges(
  transaction: Transaction,
  { number, changes }: Publication,
): Promise<void> {
  const rows = changes.map(({ file, field, value, was }) => ({
    number,
    file,
    field,
    value: stored(value),
    was: stored(was),
  }));
  for (let at = 0; at < rows.length; at += part) {
    await transaction
      .insertInto('site_published')
      .values(rows.slice(at, at + part))
      .execute();
  }
}

/** Stores what lies over the folder; what stays as it is is left alone. */
async function replaceEdits(
  transaction: Transaction,
  before: StoredEdit[],
  next: StoredEdit[],
): Promise<void> {
  const kept = new Set(before.filter((edit) => next.includes(edit)));
  for (const { file, field } of before.filter((edit) => !kept.has(edit))) {
    await transaction
      .deleteFrom('site_edits')
      .where('file', '=', file)
      .where('field', '=', field)
      .execute();
  }
  const rows = next
    .filter((edit) => !kept.has(edit))
    .map(({ value, base, ...row }) => ({ ...row, value: stored(value), base: stored(base) }));
  for (let at = 0; at < rows.length; at += part) {
    await transaction
      .insertInto('site_edits')
      .values(rows.slice(at, at + part))
      .execute();
  }
}

/** A value as the access log has it. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (stored(value) ?? '');
  return text.length > longestInLog ? `${text.slice(0, longestInLog)}…` : text;
}
