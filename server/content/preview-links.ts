import { createHash, randomBytes } from 'node:crypto';
import type { PreviewLink } from '../../shared/desk/content.ts';
import type { Database } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';

/** The path of the pages behind a link; `:token` is its secret. */
export const previewPath = '/preview/:token';

/** How long a link works, in milliseconds. */
const lifetime = 7 * 24 * 3_600_000;

/** Creates a link by which anyone can look at the site with all drafts, without signing in. */
export async function createPreviewLink(database: Database, siteUrl: string): Promise<PreviewLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = timestamp(lifetime);
  const link = { token_hash: hashOf(token), expires_at: expiresAt };
  await database.insertInto('content_previews').values(link).execute();
  return { link: siteUrl + previewPath.replace(':token', token), until: expiresAt };
}

/** Whether a token is the secret of a link that has not expired. */
export async function isPreviewToken(database: Database, token: string): Promise<boolean> {
  const row = await database
    .selectFrom('content_previews')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', timestamp())
    .executeTakeFirst();
  return row !== undefined;
}

/** Only the hash of a secret is stored. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
