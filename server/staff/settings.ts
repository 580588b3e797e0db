/** Where better-auth answers. */
export const authPath = '/api/desk/auth';

/** The one header in which we tell better-auth the address of a visitor, as Fastify has found it. */
export const addressHeader = 'x-visitor-address';

/** The beginning of the names of all cookies. */
export const cookiePrefix = 'desk';

/** A session ends after this long without use, in milliseconds. */
export const idleTimeout = 12 * 3_600_000;

/** An invitation, and a reset, are good for this long, in milliseconds. */
export const linkLifetime = 24 * 3_600_000;

/** A device is known for this long after the last sign-in on it, in milliseconds: the most browsers allow. */
export const knownDeviceLifetime = 400 * 24 * 3_600_000;

/** After ten wrong codes of an authenticator no more are tried for this long, in milliseconds. */
export const lockDuration = 900_000;
