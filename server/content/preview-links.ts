import { createHash, randomBytes } from 'node:crypto';
import type { PreviewLink } from '../../shared/desk/content.ts';
import type { Database, Transaction } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';

/** Where the pages of a link are; `:token` is its secret. */
export const previewPath = '/preview/:token';

/** How long a link works, in milliseconds. */
const lifetime = 7 * 24 * 3_600_000;

/**
 * Creates a link by which anyone can look at the site with all drafts, without signing in.
 * @returns null if there is no draft to look at
 */
export async function createPreview(
  database: Database,
  siteUrl: string,
): Promise<PreviewLink | null> {
  if (!(await hasDrafts(database))) return null;
  const token = randomBytes(32).toString('base64url');
  const until = timestamp(lifetime);
  const link = { token_hash: hashOf(token), expires_at: until };
  await database.insertInto('content_previews').values(link).execute();
  return { link: siteUrl + previewPath.replace(':token', token), until };
}

/** Whether a link works: for a week, and as long as there is a draft. */
export async function isPreview(database: Database, token: string): Promise<boolean> {
  const found = await database
    .selectFrom('content_previews')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', timestamp())
    .executeTakeFirst();
  return found !== undefined && (await hasDrafts(database));
}

/** Withdraws all links. */
export async function withdrawPreviews(database: Database): Promise<void> {
  await database.deleteFrom('content_previews').execute();
}

/** Withdraws all links if there is no draft any more; call it in the transaction that deletes drafts. */
export async function withdrawIfEmpty(transaction: Transaction): Promise<void> {
  if (!(await hasDrafts(transaction))) await withdrawPreviews(transaction);
}

/** Deletes the links that have expired. */
export async function deleteOldPreviews(database: Database): Promise<number> {
  const deleted = await database
    .deleteFrom('content_previews')
    .where('expires_at', '<', timestamp())
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Only the hash of a secret is stored. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

async function hasDrafts(database: Database): Promise<boolean> {
  const found = await database
    .selectFrom('content_drafts')
    .select('path')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
