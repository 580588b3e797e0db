import type { Person } from '../../../shared/desk/people.ts';
import type { SessionsAnswer } from '../../../shared/desk/sign-in.ts';
import type { Database } from '../../database/index.ts';
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
 * @param isUse whether a person made the request, which extends the session
 * @returns null if there is none, or it has ended
 */
export async function readSession(
  auth: Auth,
  cookie: string,
  isUse: boolean,
): Promise<Session | null> {
  const { response, headers } = await auth.api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: !isUse },
    returnHeaders: true,
  });
  if (!response) return null;
  const { session, user } = response;
  if (isUse && isOfSharedComputer(cookie) && session.updatedAt.toISOString() < timestamp(-60_000)) {
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

/** The browsers in which someone is signed in, most recently used first. */
export async function listSessions(
  database: Database,
  { id, person }: Session,
): Promise<SessionsAnswer['sessions']> {
  const rows = await database
    .selectFrom('staff_sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('staff_id', '=', person.id)
    .where('expires_at', '>', timestamp())
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent ?? '',
    signedInAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.updated_at).toISOString(),
    current: row.id === id,
  }));
}

/**
 * Ends one of someone's sessions.
 * @returns whether there was one with this id
 */
export async function endSession(database: Database, person: Person, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staff_sessions')
    .where('id', '=', id)
    .where('staff_id', '=', person.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function isOfSharedComputer(cookie: string): boolean {
  return cookie.includes(`${cookiePrefix}.dont_remember=`);
}
