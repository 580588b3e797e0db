import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../config.ts';
import { deskSecretFile } from '../../data-folder.ts';
import { PlainError } from '../../log.ts';

/** Minimum length, as for `DESK_SECRET`. */
const minLength = 32;

/**
 * The secret that signs the desk's cookies and encrypts the keys of authenticators: the configured one, or one that is
 * generated once and kept in `desk-secret` in the data folder.
 * @throws if it cannot be written, or is damaged
 */
export function ensureDeskSecret({
  deskSecret,
  databaseUrl,
}: Pick<Config, 'deskSecret' | 'databaseUrl'>): string {
  if (deskSecret !== null) return deskSecret;
  const file = deskSecretFile({ databaseUrl });
  const secret = readIfPresent(file) ?? createOnce(file);
  if (secret.length < minLength) {
    throw new PlainError(
      `${file} is damaged: restore it from a backup, or delete it; everyone then has to sign in again, and anyone with an authenticator needs npm run staff -- reset`,
    );
  }
  return secret;
}

/** Writes the file atomically, and only if it does not exist: two processes may need it at the same moment. */
function createOnce(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}-${randomUUID()}`;
  try {
    writeFileSync(temporaryFile, randomBytes(32).toString('base64url'), {
      mode: 0o600,
      flush: true,
    });
    linkSync(temporaryFile, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
