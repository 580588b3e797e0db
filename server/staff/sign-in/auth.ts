import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Logger } from 'pino';
import { passwordLength } from '../../../shared/desk/password-length.ts';
import type { Config } from '../../config.ts';
import { type Database, isSqlite } from '../../database/index.ts';
import { reasonOf } from '../../log.ts';
import type { KnownDevices } from './known-devices.ts';
import { authPath, cookiePrefix, idleTimeout, lockDuration } from './settings.ts';
import type { SignInLimit } from './sign-in-limit.ts';

export interface AuthOptions {
  config: Pick<Config, 'siteUrl'>;
  database: Database;
  log: Logger;
  limit: SignInLimit;
  devices: KnownDevices;
  secret: string;
}

export type Auth = ReturnType<typeof createAuth>;

/** Sign-in by email and password, and with an authenticator if one has been set up. */
export function createAuth({ config, database, log, limit, devices, secret }: AuthOptions) {
  // better-auth's own messages may quote user input.
  const logFailure = (error: unknown) =>
    log.error({ reason: reasonOf(error) }, 'a sign-in could not be processed');
  return betterAuth({
    appName: new URL(config.siteUrl).hostname,
    baseURL: config.siteUrl,
    basePath: authPath,
    secret,
    database: {
      db: database,
      type: isSqlite(database) ? 'sqlite' : 'postgres',
      transaction: true,
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => limit.resetAllFailures(user.email),
    },
    ...tableNames,
    // We have limits of our own: see auth-routes.ts and sign-in-limit.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      // Whether a connection is secure is decided for each request: see guard.ts.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/api/desk' },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      twoFactor({
        accountLockout: { durationSeconds: lockDuration / 1_000 },
        schema: twoFactorTableNames,
        twoFactorTable: 'staff_two_factors',
      }),
    ],
    hooks: {
      before: createAuthMiddleware(async (request) => {
        const email = await readAccountEmail(request);
        if (email === undefined) return;
        const device = devices.idOf(request.headers?.get('cookie'), email);
        const seconds = await limit.countAttempt(email, device);
        if (seconds > 0) throw new APIError('TOO_MANY_REQUESTS', { code: 'WAIT', seconds });
      }),
    },
    databaseHooks: {
      session: {
        create: {
          // better-auth lets a session whose cookie has no expiry last for a day.
          before: async () => ({ data: { expiresAt: new Date(Date.now() + idleTimeout) } }),
        },
      },
    },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, _message, ...details) => logFailure(details[0]) },
    onAPIError: {
      // Only failures are logged, not refusals, which the person signing in causes.
      onError: (error) => {
        if (!(error instanceof APIError) || error.statusCode >= 500) logFailure(error);
      },
    },
  });
}

/** The routes at which someone who is signed in must give the password again. */
const protectedPaths = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]);

/** The email address of the account whose password a request contains, if any. */
async function readAccountEmail(
  request: Parameters<Parameters<typeof createAuthMiddleware>[0]>[0],
): Promise<string | undefined> {
  if (request.path === '/sign-in/email') return String(request.body?.email);
  if (!protectedPaths.has(request.path)) return undefined;
  return (await getSessionFromCtx(request))?.user.email;
}

const timeFields = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Our names for better-auth's tables and columns, as in 0001-tables.ts. */
const tableNames = {
  user: {
    modelName: 'staff',
    fields: { ...timeFields, emailVerified: 'email_verified' },
    additionalFields: {
      role: {
        type: ['reception', 'doctor'] as ('reception' | 'doctor')[],
        required: true,
        input: false,
      },
    },
  },
  session: {
    modelName: 'staff_sessions',
    fields: {
      ...timeFields,
      userId: 'staff_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
    // Seconds; the time of the last use is stored once a minute.
    expiresIn: idleTimeout / 1_000,
    updateAge: 60,
  },
  account: {
    modelName: 'staff_accounts',
    fields: {
      ...timeFields,
      userId: 'staff_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
    accountLinking: { enabled: false },
  },
  verification: {
    modelName: 'staff_verifications',
    fields: { ...timeFields, expiresAt: 'expires_at' },
    // Nobody who reads the table may be able to use a link.
    storeIdentifier: 'hashed' as const,
  },
};

const twoFactorTableNames = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'staff_two_factors',
    fields: {
      userId: 'staff_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
};
