import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskProblem } from '../../../shared/desk/problems.ts';
import { Refusal } from '../../plugins/refusal.ts';
import type { Auth } from './auth.ts';
import {
  addressHeader,
  authPath,
  cookiePrefix,
  knownDeviceHeader,
  lockDuration,
} from './settings.ts';

/** A successful answer of better-auth. */
export interface AuthAnswer {
  body: unknown;
  cookies: string[];
}

/** The user who has signed in, in better-auth's answer. */
export const signedIn = z.object({
  token: z.string(),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

/** The body of a refusal by better-auth. */
const refusal = z.object({ code: z.string().catch(''), seconds: z.int().optional() });

/** Our problem for each of better-auth's error codes. */
const problems: Record<string, DeskProblem> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  INVALID_PASSWORD: 'wrong-credentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong-credentials',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TOKEN: 'link-used',
  USER_NOT_FOUND: 'link-used',
  UNAUTHORIZED: 'signed-out',
  INVALID_TWO_FACTOR_COOKIE: 'signed-out',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'signed-out',
};

/**
 * Calls better-auth on behalf of a request whose origin and body have been checked.
 * @param path relative to better-auth's own, such as `/sign-out`
 * @param isKnownDevice whether the account has signed in on this device before
 * @throws Refusal if better-auth refuses
 */
export async function callAuth(
  auth: Auth,
  siteUrl: string,
  request: FastifyRequest,
  path: string,
  body: unknown,
  isKnownDevice = false,
): Promise<AuthAnswer> {
  const { cookie, 'user-agent': userAgent } = request.headers;
  const address: string | undefined = request.ip;
  const response = await auth.handler(
    new Request(`${siteUrl}${authPath}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: siteUrl,
        // The address is gone once the visitor has hung up.
        ...(address && { [addressHeader]: address }),
        ...(isKnownDevice && { [knownDeviceHeader]: 'true' }),
        ...(cookie && { cookie }),
        ...(userAgent && { 'user-agent': userAgent.slice(0, 300) }),
      },
      body: JSON.stringify(body),
    }),
  );
  const answered: unknown = await response.json().catch(() => null);
  if (response.ok) return { body: answered, cookies: response.headers.getSetCookie() };
  throw refusalOf(response, refusal.catch({ code: '' }).parse(answered));
}

function refusalOf({ status, headers }: Response, { code, seconds }: z.infer<typeof refusal>) {
  if (code === 'WAIT') return new Refusal('wait', { seconds: seconds ?? 1 });
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') {
    return new Refusal('wait', { seconds: lockDuration / 1_000 });
  }
  if (status === 429) {
    return new Refusal('too-many', { seconds: Math.max(1, Number(headers.get('x-retry-after'))) });
  }
  return new Refusal(problems[code] ?? (status < 500 ? 'invalid' : 'unavailable'));
}

/** Whether an answer sets a session cookie. */
export function givesSession({ cookies }: AuthAnswer): boolean {
  const beginning = `${cookiePrefix}.session_token=`;
  return cookies.some((cookie) => cookie.startsWith(beginning) && cookie[beginning.length] !== ';');
}

/** Whether the credentials were wrong, rather than the request. */
export function isWrong(error: unknown): boolean {
  return (
    error instanceof Refusal && ['wrong-credentials', 'wrong-code', 'wait'].includes(error.problem)
  );
}
