import { randomBytes } from 'node:crypto';

/** 128 bits, as in the address of a request's page: nobody can guess one. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether a text can be a token, so that the database is not asked for anything else. */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
