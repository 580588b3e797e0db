import type { SitePreviewAnswer } from '../../shared/desk/site/page.ts';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { newPreviewToken, previewHash } from '../preview-tokens.ts';
import { timestamp } from '../time/clock.ts';

/** Where the pages of a link are; `:token` is its secret. */
export const previewPath = '/preview/:token/site';

/**
 * Creates a link by which anyone can look at the site with all drafts, without signing in.
 * @returns null if there is no draft to look at
 */
export async function createPreview(
  database: Database,
  siteUrl: string,
): Promise<SitePreviewAnswer | null> {
  const { token, hash, until } = newPreviewToken();
  const isMade = await inTransaction(database, async (transaction) => {
    if (!(await hasDrafts(transaction))) return false;
    await transaction
      .insertInto('site_previews')
      .values({ token_hash: hash, expires_at: until })
      .execute();
    return true;
  });
  return isMade ? { link: siteUrl + previewPath.replace(':token', token), until } : null;
}

/** Whether a link works: for a week, and as long as there is a draft. */
export async function isPreview(database: Database, token: string): Promise<boolean> {
  const hash = previewHash(token);
  if (hash === null) return false;
  const found = await database
    .selectFrom('site_previews')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', timestamp())
    .executeTakeFirst();
  return found !== undefined && (await hasDrafts(database));
}

/** Withdraws all links. */
export async function withdrawPreviews(database: Database): Promise<void> {
  await database.deleteFrom('site_previews').execute();
}

/** Withdraws all links if there is no draft any more; call it in the transaction that deletes drafts. */
export async function withdrawIfEmpty(transaction: Transaction): Promise<void> {
  if (!(await hasDrafts(transaction))) await withdrawPreviews(transaction);
}

/** Deletes the links that have expired. */
export async function deleteOldSitePreviews(database: Database): Promise<number> {
  const deleted = await database
    .deleteFrom('site_previews')
    .where('expires_at', '<', timestamp())
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

async function hasDrafts(database: Database): Promise<boolean> {
  const found = await database
    .selectFrom('site_drafts')
    .select('version')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
