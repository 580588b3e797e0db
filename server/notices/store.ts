import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/index.ts';
import { conflictOf } from '../database/version-conflict.ts';
import { timestamp } from '../time/clock.ts';
import { addSentence, replaceSentence, type ShownSpan } from './addition.ts';
import { changeNotices } from './change.ts';

/** `conflict`: someone else has changed it in the meantime. `overlap`: another notice is shown at that time. */
export type Outcome = 'done' | 'conflict' | 'missing' | 'overlap';

/** A change to one notice, based on the version that was seen. */
interface Change {
  id: string;
  version: number;
  /** The name of the person who makes it. */
  actor: string;
}

/** A notice as it is to be stored; times as in `database/tables.ts`. */
interface NoticeToSave extends Omit<Change, 'version'>, ShownSpan {
  /** Null if it is new. */
  version: number | null;
}

/** Creates or updates a notice. Creating it again with the same values is not a conflict. */
export async function saveNotice(database: Database, notice: NoticeToSave): Promise<Outcome> {
  const { id, version, actor, startsAt, endsAt } = notice;
  const values = valuesOf(notice, actor);
  const { texts } = values;
  return changeNotices(database, async (transaction) => {
    if (await overlaps(transaction, notice)) return 'overlap';
    if (version !== null) return update(transaction, { id, version }, values);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('notices')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return 'done';
    const same = await transaction
      .selectFrom('notices')
      .select('id')
      .where('id', '=', id)
      .where('texts', '=', texts)
      .where('starts_at', '=', startsAt)
      .where('ends_at', '=', endsAt)
      .executeTakeFirst();
    return same ? 'done' : 'conflict';
  });
}

/** A sentence that is shown together with the notices of its time. */
interface Addition extends ShownSpan {
  /** A sentence that is no longer true: only the notices that say it are changed. */
  inPlaceOf?: ShownSpan['texts'] | undefined;
}

/**
 * Shows a sentence together with the notices of its time; idempotent.
 * @param check throws if a sentence of a notice is too long; then nothing is changed
 */
export async function addToNotices(
  database: Database,
  added: Addition,
  { actor, check }: Pick<Change, 'actor'> & { check: (texts: Record<string, string>) => void },
): Promise<Outcome> {
  return changeNotices<Outcome>(database, async (transaction) => {
    const now = timestamp();
    const rows = await transaction
      .selectFrom('notices')
      .selectAll()
      .where('ends_at', '>', now)
      .orderBy('starts_at')
      .execute();
    const standing = rows.map(({ id, version, texts, starts_at, ends_at }) => ({
      id,
      version,
      texts: JSON.parse(texts),
      startsAt: starts_at,
      endsAt: ends_at,
    }));
    const { inPlaceOf, texts } = added;
    const { changed, made } = inPlaceOf
      ? { changed: replaceSentence(standing, inPlaceOf, texts), made: [] }
      : addSentence(standing, added, now);
    for (const notice of changed) {
      check(notice.texts);
      await update(transaction, notice, valuesOf(notice, actor));
    }
    for (const notice of made) {
      const values = { id: randomUUID(), ...valuesOf(notice, actor) };
      await transaction.insertInto('notices').values(values).execute();
    }
    return 'done';
  });
}

/** Takes a notice off the pages; the desk still lists it among past ones. */
export async function endNotice(
  database: Database,
  { id, version, actor }: Change,
): Promise<Outcome> {
  return changeNotices(database, async (transaction) => {
    const now = timestamp();
    return update(transaction, { id, version }, { ends_at: now, saved_by: actor, saved_at: now });
  });
}

/** Deletes a notice; the desk no longer lists it either. */
export async function deleteNotice(database: Database, { id, version }: Change): Promise<Outcome> {
  return changeNotices(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('notices')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numDeletedRows > 0n ? 'done' : conflictOf(transaction, 'notices', id);
  });
}

const valuesOf = ({ texts, startsAt, endsAt }: ShownSpan, actor: string) => ({
  texts: JSON.stringify(texts),
  starts_at: startsAt,
  ends_at: endsAt,
  saved_by: actor,
  saved_at: timestamp(),
});

async function update(
  transaction: Transaction,
  { id, version }: Pick<Change, 'id' | 'version'>,
  values: Partial<{ texts: string; starts_at: string; ends_at: string }> & {
    saved_by: string;
    saved_at: string;
  },
): Promise<Outcome> {
  const { numUpdatedRows } = await transaction
    .updateTable('notices')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'done' : conflictOf(transaction, 'notices', id);
}

/** Whether another notice is shown during the part of this one that is still to come. */
async function overlaps(
  transaction: Transaction,
  { id, startsAt, endsAt }: NoticeToSave,
): Promise<boolean> {
  const now = timestamp();
  const other = await transaction
    .selectFrom('notices')
    .select('id')
    .where('id', '!=', id)
    .where('ends_at', '>', startsAt > now ? startsAt : now)
    .where('starts_at', '<', endsAt)
    .executeTakeFirst();
  return other !== undefined;
}
