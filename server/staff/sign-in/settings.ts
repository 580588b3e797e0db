/** The path of better-auth's routes. */
export const authPath = '/api/desk/auth';

/** Prefix of all cookie names. */
export const cookiePrefix = 'desk';

/** A session ends after this long without use, in milliseconds. */
export const idleTimeout = 12 * 3_600_000;

/** An invitation or reset link is valid for this long, in milliseconds. */
export const linkLifetime = 24 * 3_600_000;

/** A device is remembered for this long after the last sign-in, in milliseconds: the longest that browsers allow. */
export const knownDeviceLifetime = 400 * 24 * 3_600_000;

/** After ten wrong authenticator codes, no more are accepted for this long, in milliseconds. */
export const lockDuration = 900_000;
