import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SeenDraft } from '../../shared/desk/site/drafts.ts';
import { mostDrafts } from '../../shared/desk/site/site.ts';
import { valueAt } from '../../shared/site-edits/fields.ts';
import { applyEdits } from '../../src/content/edits/apply.ts';
import { type Edit, type EditedField, isSameField } from '../../src/content/edits/edit.ts';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { fromStored, stored } from '../pages/content/json-value.ts';
import { noteChange } from '../site-changes.ts';
import { timestamp } from '../time/clock.ts';
import { withdrawIfEmpty } from './preview-links.ts';
import { covers, type EditedFile } from './site-file.ts';

/** Versions begin below this, at random: a new draft is not taken for an earlier one of its field. */
const highestFirst = 1_000_000_000;

/** A change that is not published yet. */
export interface Draft extends Edit {
  /** What the site showed when it was saved. */
  base: unknown;
  version: number;
  by: string;
  at: string;
}

/** `unfit`: what the field is within is not there. `full`: there are too many drafts. */
export type DraftOutcome = 'done' | 'conflict' | 'unfit' | 'full';

/** Reads the drafts of some files, or of all. */
export async function readDrafts(database: Database, files?: string[]): Promise<Draft[]> {
  const rows = await database
    .selectFrom('site_drafts')
    .selectAll()
    .$if(files !== undefined, (query) => query.where('file', 'in', files ?? []))
    .orderBy('file')
    .orderBy('field')
    .limit(mostDrafts)
    .execute();
  return rows.map(({ file, field, value, base, version, saved_by: by, saved_at: at }) => ({
    file,
    field,
    value: fromStored(value),
    base: fromStored(base),
    version,
    by,
    at,
  }));
}

interface DraftToSave extends Edit {
  /** Null where there was none. */
  version: number | null;
  /** The drafts within it that were seen. */
  within?: SeenDraft[];
  actor: string;
}

/**
 * Saves a draft in place of those that it covers, unless there is one among them that was not seen; a draft that
 * says what the site shows anyway is deleted.
 * @param current the file as the site shows it
 */
export async function saveDraft(
  database: Database,
  { version, within = [], actor, ...edit }: DraftToSave,
  current: EditedFile,
): Promise<DraftOutcome> {
  return inTransaction(database, async (transaction) => {
    // Locks the row, so that no other draft is saved until this is done. It is always locked before the drafts are.
    await noteChange(transaction, 'site-drafts');
    const drafts = await readDrafts(transaction, [edit.file]);
    const before = drafts.find((draft) => isSameField(draft, edit));
    if ((before?.version ?? null) !== version) {
      return before && isDeepStrictEqual(before.value, edit.value) ? 'done' : 'conflict';
    }
    if (hasUnseen(drafts, edit, within)) return 'conflict';
    const others = drafts.filter((draft) => !covers(edit, draft));
    const { unfit } = applyEdits(edit.file, current.shown, [...others, edit]);
    if (unfit.includes(edit)) return 'unfit';
    const base = valueAt(current.shown, edit.field);
    const isKept = others.some((draft) => covers(draft, edit));
    if (!before && (await isFull(transaction))) return 'full';
    if (before && !(await deleteDraft(transaction, before, before.version))) return 'conflict';
    for (const draft of drafts.filter((each) => covers(edit, each))) {
      await deleteDraft(transaction, draft, draft.version);
    }
    if (isDeepStrictEqual(base, edit.value) && !isKept) {
      await withdrawIfEmpty(transaction);
      return 'done';
    }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('site_drafts')
      .values({
        file: edit.file,
        field: edit.field,
        value: stored(edit.value),
        base: stored(base),
        version: before ? before.version + 1 : randomInt(1, highestFirst),
        saved_by: actor,
        saved_at: timestamp(),
      })
      .onConflict((conflict) => conflict.columns(['file', 'field']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows ? 'done' : 'conflict';
  });
}

/** Deletes a draft, and those within it, unless there is one among them that was not seen. */
export async function discardDraft(
  database: Database,
  { version, within = [], ...place }: EditedField & { version: number; within?: SeenDraft[] },
): Promise<DraftOutcome> {
  return inTransaction(database, async (transaction) => {
    await noteChange(transaction, 'site-drafts');
    const drafts = await readDrafts(transaction, [place.file]);
    if (hasUnseen(drafts, place, within)) return 'conflict';
    if (!(await deleteDraft(transaction, place, version))) return 'conflict';
    for (const draft of drafts.filter((each) => covers(place, each))) {
      await deleteDraft(transaction, draft, draft.version);
    }
    await withdrawIfEmpty(transaction);
    return 'done';
  });
}

/** Whether there is a draft within a field that was not seen, or is another by now. */
function hasUnseen(drafts: Draft[], place: EditedField, seen: SeenDraft[]): boolean {
  const inner = drafts.filter((each) => covers(place, each) && !isSameField(place, each));
  return inner.some(
    ({ field, version }) => !seen.some((each) => each.field === field && each.version === version),
  );
}

/** Deletes a draft as it was seen; false if it is another by now. */
export async function deleteDraft(
  transaction: Transaction,
  { file, field }: EditedField,
  version: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('site_drafts')
    .where('file', '=', file)
    .where('field', '=', field)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function isFull(transaction: Transaction): Promise<boolean> {
  const { drafts } = await transaction
    .selectFrom('site_drafts')
    .select((row) => row.fn.countAll<number>().as('drafts'))
    .executeTakeFirstOrThrow();
  return Number(drafts) >= mostDrafts;
}
