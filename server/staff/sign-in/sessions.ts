import type { Person } from '../../../shared/desk/people.ts';
import { timestamp } from '../../time/clock.ts';
import type { Auth } from './auth.ts';
import { cookiePrefix, idleTimeout } from './settings.ts';

/** Someone who is signed in, in one browser. */
export interface Session {
  id: string;
  person: Person;
  /** When it began, in the format of `database/tables.ts`. */
  since: string;
  /** Cookies that the response must set, so that they last as long as the session. */
  cookies: string[];
}

/** Whether a request has a session cookie at all. */
export function hasSessionCookie(cookie: string | undefined): cookie is string {
  return cookie?.includes(`${cookiePrefix}.session_token=`) ?? false;
}

/**
 * The session of a request.
 * @param shouldExtend whether to extend the session, because a person made the request
 * @returns null if there is none, or it has ended
 */
export async function findSession(
  auth: Auth,
  cookie: string,
  shouldExtend: boolean,
): Promise<Session | null> {
  const { response, headers } = await auth.api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: !shouldExtend },
    returnHeaders: true,
  });
  if (!response) return null;
  const { session, user } = response;
  if (
    shouldExtend &&
    isOnSharedComputer(cookie) &&
    session.updatedAt.toISOString() < timestamp(-60_000)
  ) {
    // better-auth never extends a session that ends with the browser.
    const { internalAdapter } = await auth.$context;
    const expiresAt = new Date(Date.now() + idleTimeout);
    await internalAdapter.updateSession(session.token, { expiresAt, updatedAt: new Date() });
  }
  const { id, name, email, role, twoFactorEnabled } = user;
  const person = { id, name, email, role, twoFactor: twoFactorEnabled ?? false, active: true };
  const since = session.createdAt.toISOString();
  return { id: session.id, person, since, cookies: headers.getSetCookie() };
}

function isOnSharedComputer(cookie: string): boolean {
  return cookie.includes(`${cookiePrefix}.dont_remember=`);
}
