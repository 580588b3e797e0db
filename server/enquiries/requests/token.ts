import { randomBytes } from 'node:crypto';

/** 128 bits, as in the address of a request's page: nobody can guess one. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The token in a text with one more character at its end, such as a full stop that was copied along with it;
 * null for any other text.
 */
export function exactToken(text: string): string | null {
  return /^([\w-]{22})[^\w-]$/.exec(text)?.[1] ?? null;
}

/** Whether a text can be a token, so that the database is not asked for anything else. */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
