import type { ConfirmText, LeftText } from '../../shared/desk/site/checklist.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { shortened } from '../site-edits/store.ts';
import { noteAccess } from '../staff/access-log.ts';
import type { Actor } from '../staff/actor.ts';
import { timestamp } from '../time/clock.ts';

/** Reads which texts the doctor has found right as they are; another text in the same place is not. */
export async function confirmedTexts(database: Database): Promise<(text: ConfirmText) => boolean> {
  const rows = await database
    .selectFrom('site_confirmed')
    .select(['file', 'field', 'hash'])
    .execute();
  const keys = new Set(rows.map(keyOf));
  return (text) => keys.has(keyOf(text));
}

/** Notes that texts are right as they are. */
export async function confirmLeft(
  database: Database,
  texts: LeftText[],
  actor: Actor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (const { file, field, hash, says } of texts) {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('site_confirmed')
        .values({ file, field, hash, confirmed_at: timestamp(), confirmed_by: actor.name })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) continue;
      await noteAccess(transaction, actor, 'site-confirmed', {
        subject: file + field,
        became: shortened(says),
      });
    }
  });
}

/** Puts texts back on the checklist. */
export async function putBack(
  database: Database,
  texts: ConfirmText[],
  actor: Actor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (const { file, field, hash } of texts) {
      const { numDeletedRows } = await transaction
        .deleteFrom('site_confirmed')
        .where('file', '=', file)
        .where('field', '=', field)
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (numDeletedRows === 0n) continue;
      await noteAccess(transaction, actor, 'site-unconfirmed', { subject: file + field });
    }
  });
}

function keyOf({ file, field, hash }: ConfirmText): string {
  return JSON.stringify([file, field, hash]);
}
