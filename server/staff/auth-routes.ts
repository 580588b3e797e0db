import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AccessAction } from '../../shared/desk/access-log.ts';
import type { DeskProblem } from '../../shared/desk/problems.ts';
import {
  authenticatorCode,
  authenticatorResponse,
  backupCode,
  changePassword,
  choosePassword,
  choosePasswordResponse,
  passwordLink,
  passwordOnly,
  requestReset,
  resetByMailResponse,
  signIn,
  signInResponse,
} from '../../shared/desk/sign-in.ts';
import { forgetDevices } from '../alerts/index.ts';
import { type AddressLimit, limitByAddress, networkOf } from '../plugins/origin.ts';
import { Refusal } from '../plugins/refusal.ts';
import { noContent } from '../plugins/schemas.ts';
import { OverloadedError } from '../queue.ts';
import type { Services } from '../services.ts';
import { logAccess, logFailedSignIn } from './access-log.ts';
import { sendCookies } from './guard.ts';
import { hasSessionCookie } from './sign-in/sessions.ts';
import { authPath, lockDuration } from './sign-in/settings.ts';

const forEveryone = { config: { access: 'everyone' } } as const;

/** How long a used code is remembered, in milliseconds: longer than an authenticator's code is valid. */
const codeLifetime = 300_000;

/** The problem that the desk reports for each of better-auth's error codes. */
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
  WAIT: 'wait',
  ACCOUNT_TEMPORARILY_LOCKED: 'wait',
};

/** The parts of better-auth's responses that we read. */
const authResponse = z.looseObject({
  /** The session's token, which scripts must not see. */
  token: z.string().nullish(),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }).optional(),
  ...signInResponse.shape,
});
const authRefusal = z.object({ code: z.string(), seconds: z.int().optional() });

interface AuthResponse {
  body: z.infer<typeof authResponse>;
  cookies: string[];
}

/** The routes that check a code. An authenticator's code also confirms a new authenticator. */
const codeRoutes = {
  'two-factor/verify-totp': authenticatorCode,
  'two-factor/verify-backup-code': backupCode,
};

/** A response whose body the desk ignores. */
const noData: z.ZodType<object> = z.object({});

interface PasswordRoute {
  body: z.ZodType<object>;
  response: z.ZodType<object>;
  action?: AccessAction;
}

/** The routes at which someone who is signed in must give the password again, and what is logged, if anything. */
const passwordRoutes: Record<string, PasswordRoute> = {
  'change-password': {
    body: changePassword.transform((body) => ({ ...body, revokeOtherSessions: true })),
    response: noData,
    action: 'password-changed',
  },
  'two-factor/enable': { body: passwordOnly, response: authenticatorResponse },
  'two-factor/disable': { body: passwordOnly, response: noData, action: 'authenticator-off' },
  'two-factor/generate-backup-codes': {
    body: passwordOnly,
    response: authenticatorResponse.pick({ backupCodes: true }),
  },
};

/**
 * The part of better-auth that the desk uses, at its own addresses below `POST /api/desk/auth/`, with its own
 * responses. Only what our schemas list is passed on, in both directions: some of its options would weaken the desk,
 * and the token of a session stays in a cookie that no script can read. The routes `reset-by-mail`,
 * `request-password-reset` and `check-link`, and the response to `reset-password`, are our own.
 */
export const authRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { config, database, staff } = services;
  await app.register(rateLimit, { global: false, ipv6Subnet: 56 });
  const limitSignIns = limitByAddress(app, { max: 20, timeWindow: '10 minutes' });
  // An account gets fewer links by mail than one IP address may request (`reset-mail.ts`).
  const limitResets = limitByAddress(app, { max: 5, timeWindow: '30 minutes' });

  const signInRoute = {
    ...forEveryone,
    schema: { body: signIn, response: { 200: signInResponse } },
  };
  app.post('/auth/sign-in/email', signInRoute, async (request, reply) => {
    const { body: credentials, headers } = request;
    const { cookie } = headers;
    const isKnownDevice = staff.devices.idOf(cookie, credentials.email) !== null;
    // Patients on the clinic's Wi-Fi have the same IP address as its staff, whose devices have a limit of their own.
    if (!isKnownDevice) await enforceLimit(request, limitSignIns);
    const attempt = callAuthInTurn(request, isKnownDevice, 'sign-in/email', credentials);
    const response = await attempt.catch(async (error: unknown) => {
      if (isProblem(error, 'wrong-credentials', 'wait')) {
        await logFailedSignIn(database, credentials.email);
      }
      throw error;
    });
    await staff.resetFailures(credentials.email, cookie);
    return completeSignIn(request, reply, response, 'signed-in');
  });

  for (const [path, body] of Object.entries(codeRoutes)) {
    const codeRoute = { ...forEveryone, schema: { body, response: { 200: noData } } };
    app.post(`/auth/${path}`, codeRoute, async (request, reply) => {
      const { code } = request.body;
      // Someone who is already signed in is confirming a new authenticator.
      const session = await staff.findSession(request.headers.cookie, false);
      const response = await verifyOnce(request, path, code).catch(async (error: unknown) => {
        if (isProblem(error, 'wrong-code')) await logAccess(database, null, 'code-failed');
        throw error;
      });
      return completeSignIn(request, reply, response, session ? 'authenticator-on' : 'signed-in');
    });
  }

  for (const [path, { body, response: responseSchema, action }] of Object.entries(passwordRoutes)) {
    const schema = { body, response: { 200: responseSchema } };
    app.post(`/auth/${path}`, { schema }, async (request, reply) => {
      const { person } = request.session;
      const response = await callAuthInTurn(request, true, path, request.body);
      await staff.resetFailures(person.email, request.headers.cookie);
      if (action === 'password-changed') await forgetDevices(database, person.id);
      if (action) await logAccess(database, person, action);
      return send(request, reply, response);
    });
  }

  const signOutRoute = { ...forEveryone, schema: { response: { 200: noData } } };
  app.post('/auth/sign-out', signOutRoute, async (request, reply) => {
    if (!hasSessionCookie(request.headers.cookie)) return {};
    return send(request, reply, await callAuth(request, 'sign-out', {}));
  });

  const mailRoute = { ...forEveryone, schema: { response: { 200: resetByMailResponse } } };
  app.get('/auth/reset-by-mail', mailRoute, async () => ({ isAvailable: config.mail !== null }));

  const resetRoute = { ...forEveryone, schema: { body: requestReset, response: noContent } };
  app.post('/auth/request-password-reset', resetRoute, async (request, reply) => {
    const { email } = request.body;
    await enforceLimit(request, limitResets);
    // Not awaited: the time that it takes would reveal who has an account.
    void staff.mailResetLink(email);
    return reply.code(204).send();
  });

  const linkRoute = { ...forEveryone, schema: { body: passwordLink, response: noContent } };
  app.post('/auth/check-link', linkRoute, async ({ body }, reply) => {
    await ownerOf(body);
    return reply.code(204).send();
  });

  const passwordRoute = {
    ...forEveryone,
    schema: { body: choosePassword, response: { 200: choosePasswordResponse } },
  };
  app.post('/auth/reset-password', passwordRoute, async (request, reply) => {
    const { body } = request;
    const person = await ownerOf(body);
    await callAuthInTurn(request, true, 'reset-password', body);
    // From now on strangers who keep trying wrong passwords cannot lock out this device.
    sendCookies(request, reply, [staff.devices.cookieFor(request.headers.cookie, person.email)]);
    await forgetDevices(database, person.id);
    await logAccess(database, person, 'password-chosen');
    return { email: person.email };
  });

  /** Passes a request on to better-auth; the guard has checked where it comes from. */
  async function callAuth(
    request: FastifyRequest,
    path: string,
    body: object,
  ): Promise<AuthResponse> {
    const { cookie = '', 'user-agent': userAgent = '' } = request.headers;
    const auth = await staff.loadAuth();
    const response = await auth.handler(
      new Request(`${config.siteUrl}${authPath}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: config.siteUrl,
          cookie,
          'user-agent': userAgent.slice(0, 300),
        },
        body: JSON.stringify(body),
      }),
    );
    const json: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusalOf(response.status, json);
    return { body: authResponse.parse(json), cookies: response.headers.getSetCookie() };
  }

  /** Like `callAuth`, for requests that hash a password: waits for its turn. */
  async function callAuthInTurn(
    request: FastifyRequest,
    isKnown: boolean,
    path: string,
    body: object,
  ): Promise<AuthResponse> {
    try {
      const network = networkOf(request.ip);
      return await staff.runInTurn(network, isKnown, () => callAuth(request, path, body));
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      throw new Refusal('busy', { sentence: 'sign-ins-waiting', seconds: 5 });
    }
  }

  /** Tries a code, which may begin only one session: better-auth would accept it again from anyone who saw it. */
  async function verifyOnce(
    request: FastifyRequest,
    path: string,
    code: string,
  ): Promise<AuthResponse> {
    const response = await callAuth(request, path, { code });
    const { token, user } = response.body;
    if (!startsSession(response) || !token || !user) return response;
    const { internalAdapter } = await (await staff.loadAuth()).$context;
    const isFirst = await internalAdapter.reserveVerificationValue({
      identifier: `used-code:${user.id}:${code}`,
      value: user.id,
      expiresAt: new Date(Date.now() + codeLifetime),
    });
    if (isFirst) return response;
    await internalAdapter.deleteSession(token);
    throw new Refusal('wrong-code');
  }

  /** Logs the session and remembers the device, if the response begins a session. */
  async function completeSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    response: AuthResponse,
    action: AccessAction,
  ) {
    const { user } = response.body;
    if (!startsSession(response) || !user) return send(request, reply, response);
    await logAccess(database, user, action);
    const deviceCookie = staff.devices.cookieFor(request.headers.cookie, user.email);
    return send(request, reply, { ...response, cookies: [...response.cookies, deviceCookie] });
  }

  /** The owner of a link; looked up first, so that no password is hashed for a link that does not work. */
  async function ownerOf({ token }: z.infer<typeof passwordLink>) {
    const person = await staff.people.findByLink(token);
    if (!person) throw new Refusal('link-used');
    return person;
  }
};

async function enforceLimit(request: FastifyRequest, limit: AddressLimit): Promise<void> {
  const seconds = await limit(request);
  if (seconds !== null) throw new Refusal('too-many', { seconds });
}

function send(request: FastifyRequest, reply: FastifyReply, { body, cookies }: AuthResponse) {
  sendCookies(request, reply, cookies);
  return body;
}

function refusalOf(status: number, json: unknown): Refusal {
  const { code, seconds } = authRefusal.catch({ code: '' }).parse(json);
  const problem = problems[code] ?? (status < 500 ? 'invalid' : 'unavailable');
  return new Refusal(
    problem,
    problem === 'wait' ? { seconds: seconds ?? lockDuration / 1_000 } : {},
  );
}

/** Whether a response begins a session, rather than ending one. */
function startsSession({ cookies }: AuthResponse): boolean {
  return cookies.some((cookie) => hasSessionCookie(cookie) && !/session_token=;/.test(cookie));
}

function isProblem(error: unknown, ...expectedProblems: DeskProblem[]): boolean {
  return error instanceof Refusal && expectedProblems.includes(error.problem);
}
