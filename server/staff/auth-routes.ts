import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccessAction } from '../../shared/desk/access-log.ts';
import {
  authenticatorAnswer,
  authenticatorCode,
  backupCode,
  backupCodesAnswer,
  changePassword,
  choosePassword,
  passwordLink,
  passwordOnly,
  requestReset,
  type resetByMailAnswer,
  signIn,
} from '../../shared/desk/sign-in.ts';
import { forgetDevices } from '../alerts/index.ts';
import { limitByAddress } from '../plugins/address-limit.ts';
import { networkOf } from '../plugins/network.ts';
import { parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import { OverloadedError } from '../queue.ts';
import type { Services } from '../services.ts';
import { noteAccess, noteFailedSignIn } from './access-log.ts';
import { sendCookies } from './guard.ts';
import { type AuthAnswer, callAuth, givesSession, isWrong, signedIn } from './sign-in/auth-call.ts';
import { refuseUsedCode } from './sign-in/used-codes.ts';

const forEveryone = { config: { access: 'everyone' } } as const;

/**
 * The part of better-auth that the desk uses, at better-auth's own addresses. Session tokens stay in
 * cookies that no script can read.
 *
 * | `POST /api/desk/auth/...` | body | answer |
 * |---|---|---|
 * | `sign-in/email` | `signIn` | `signInAnswer` |
 * | `two-factor/verify-totp` | `authenticatorCode` | 204 |
 * | `two-factor/verify-backup-code` | `backupCode` | 204 |
 * | `sign-out` | none | 204 |
 * | `check-link` | `passwordLink` | 204, 410 `link-used` |
 * | `reset-password` | `choosePassword` | `chosenAnswer`, 410 `link-used` |
 * | `request-password-reset` | `requestReset` | 204 |
 * | `change-password` | `changePassword` | 204 |
 * | `two-factor/enable` | `passwordOnly` | `authenticatorAnswer` |
 * | `two-factor/disable` | `passwordOnly` | 204 |
 * | `two-factor/generate-backup-codes` | `passwordOnly` | `backupCodesAnswer` |
 *
 * `GET /api/desk/auth/reset-by-mail` answers `resetByMailAnswer`.
 */
export const authRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const { config, database, staff } = services;
  const call = async (
    request: FastifyRequest,
    path: string,
    body: unknown,
    isKnownDevice = false,
  ) => callAuth(await staff.auth(), config.siteUrl, request, path, body, isKnownDevice);

  // Links by mail that one network may ask for; an account gets fewer (`reset-mail.ts`).
  await app.register(rateLimit, { global: false, max: 5, timeWindow: '30 minutes' });
  const limitResets = limitByAddress(app);

  /** Waits its turn to hash a password. */
  async function hashing<Result>(
    request: FastifyRequest,
    isKnown: boolean,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await staff.hashing(networkOf(request.ip), isKnown, work);
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      throw new Refusal('busy', { says: 'sign-ins-waiting', seconds: 5 });
    }
  }

  /** Calls better-auth and sets its cookies. */
  async function pass(request: FastifyRequest, reply: FastifyReply, path: string, body: unknown) {
    const answer = await call(request, path, body);
    sendCookies(request, reply, answer.cookies);
    return answer.body;
  }

  /** Makes a call that requires the password again; wrong ones count as when signing in. */
  async function passWithPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    body: unknown,
  ) {
    const answered = await hashing(request, true, () => pass(request, reply, path, body));
    await staff.resetFailures(request.session.person.email, request.headers.cookie);
    return answered;
  }

  /** Logs the sign-in, and remembers the device. */
  async function completeSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: AuthAnswer,
    action: AccessAction = 'signed-in',
  ) {
    if (!givesSession(answer)) return sendCookies(request, reply, answer.cookies);
    const { user } = signedIn.parse(answer.body);
    await noteAccess(database, user, action);
    const known = staff.devices.cookieFor(request.headers.cookie, user.email);
    sendCookies(request, reply, [...answer.cookies, known]);
  }

  app.post('/auth/sign-in/email', forEveryone, async (request, reply) => {
    const { sharedComputer, ...given } = parse(signIn, request.body);
    const { cookie } = request.headers;
    const isKnown = staff.devices.idOf(cookie, given.email) !== null;
    const signingIn = hashing(request, isKnown, () =>
      call(request, '/sign-in/email', { ...given, rememberMe: !sharedComputer }, isKnown),
    );
    const answer = await signingIn.catch(async (error: unknown) => {
      if (isWrong(error)) await noteFailedSignIn(database, given.email);
      throw error;
    });
    await staff.resetFailures(given.email, cookie);
    await completeSignIn(request, reply, answer);
    return { codeNeeded: !givesSession(answer) };
  });

  app.post('/auth/two-factor/verify-totp', forEveryone, async (request, reply) => {
    const { code } = parse(authenticatorCode, request.body);
    // Someone who is already signed in is confirming a new authenticator.
    const session = await staff.session(request.headers.cookie, false);
    const answer = await tryCode(request, '/two-factor/verify-totp', code);
    await completeSignIn(request, reply, answer, session ? 'authenticator-on' : 'signed-in');
    return reply.code(204).send();
  });

  app.post('/auth/two-factor/verify-backup-code', forEveryone, async (request, reply) => {
    const { code } = parse(backupCode, request.body);
    const answer = await tryCode(request, '/two-factor/verify-backup-code', code);
    await completeSignIn(request, reply, answer);
    return reply.code(204).send();
  });

  app.post('/auth/reset-password', forEveryone, async (request, reply) => {
    const body = parse(choosePassword, request.body);
    const person = await staff.people.invited(body.token);
    // Answered here, wrong links do not count against others who share this address.
    if (!person) throw new Refusal('link-used');
    await hashing(request, true, () => pass(request, reply, '/reset-password', body));
    // Strangers who go on with wrong passwords cannot make this device wait.
    sendCookies(request, reply, [staff.devices.cookieFor(request.headers.cookie, person.email)]);
    await forgetDevices(database, person.id);
    await noteAccess(database, person, 'password-chosen');
    return { email: person.email };
  });

  app.get(
    '/auth/reset-by-mail',
    forEveryone,
    async (): Promise<z.infer<typeof resetByMailAnswer>> => {
      return { isAvailable: config.mail !== null };
    },
  );

  app.post('/auth/request-password-reset', forEveryone, async (request, reply) => {
    const { email } = parse(requestReset, request.body);
    const seconds = await limitResets(request);
    if (seconds !== null) throw new Refusal('too-many', { seconds });
    // Not awaited: the time that it takes would tell who has an account.
    void staff.mailResetLink(email);
    return reply.code(204).send();
  });

  app.post('/auth/check-link', forEveryone, async (request, reply) => {
    const { token } = parse(passwordLink, request.body);
    if (!(await staff.people.invited(token))) throw new Refusal('link-used');
    return reply.code(204).send();
  });

  app.post('/auth/sign-out', forEveryone, async (request, reply) => {
    if (!staff.isSigned(request.headers.cookie, 'session_token')) return reply.code(204).send();
    await pass(request, reply, '/sign-out', {});
    return reply.code(204).send();
  });

  app.post('/auth/change-password', async (request, reply) => {
    const body = { ...parse(changePassword, request.body), revokeOtherSessions: true };
    await passWithPassword(request, reply, '/change-password', body);
    await forgetDevices(database, request.session.person.id);
    await noteAccess(database, request.session.person, 'password-changed');
    return reply.code(204).send();
  });

  app.post('/auth/two-factor/enable', async (request, reply) => {
    const body = parse(passwordOnly, request.body);
    const enabled = z
      .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
      .parse(await passWithPassword(request, reply, '/two-factor/enable', body));
    return authenticatorAnswer.parse({ uri: enabled.totpURI, backupCodes: enabled.backupCodes });
  });

  app.post('/auth/two-factor/disable', async (request, reply) => {
    const body = parse(passwordOnly, request.body);
    await passWithPassword(request, reply, '/two-factor/disable', body);
    await noteAccess(database, request.session.person, 'authenticator-off');
    return reply.code(204).send();
  });

  app.post('/auth/two-factor/generate-backup-codes', async (request, reply) => {
    const path = '/two-factor/generate-backup-codes';
    const made = await passWithPassword(request, reply, path, parse(passwordOnly, request.body));
    await noteAccess(database, request.session.person, 'codes-made');
    return backupCodesAnswer.parse(made);
  });

  /** Tries a code, of an authenticator or a backup code, and logs a wrong one. */
  async function tryCode(
    request: FastifyRequest,
    path: '/two-factor/verify-totp' | '/two-factor/verify-backup-code',
    code: string,
  ): Promise<AuthAnswer> {
    const { cookie } = request.headers;
    if (!staff.isSigned(cookie, 'session_token') && !staff.isSigned(cookie, 'two_factor')) {
      throw new Refusal('signed-out');
    }
    try {
      const answer = await call(request, path, { code });
      if (path === '/two-factor/verify-totp') {
        await refuseUsedCode(await staff.auth(), code, answer);
      }
      return answer;
    } catch (error) {
      if (isWrong(error)) await noteAccess(database, null, 'code-failed');
      throw error;
    }
  }
};
