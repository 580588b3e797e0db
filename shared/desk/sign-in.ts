import { z } from 'zod';
import { passwordLength } from './password-length.ts';
import { person } from './people.ts';

const anyPassword = z.string().min(1).max(passwordLength.max);
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);

// What may be sent to better-auth's routes, below `POST /api/desk/auth/`, and which parts of the responses the desk
// reads.

/** The body of `sign-in/email`. */
export const signIn = z.strictObject({
  email: z.email().max(254),
  password: anyPassword,
  /** If false, the session ends when the browser is closed, as it should on a shared computer. */
  rememberMe: z.boolean().default(true),
});

/** The response to `sign-in/email`: with `twoFactorRedirect`, a code is required next. */
export const signInResponse = z.object({ twoFactorRedirect: z.boolean().optional() });

/** The body of `two-factor/verify-totp`: when signing in, and to confirm a new authenticator. */
export const authenticatorCode = z.strictObject({ code: z.string().regex(/^\d{6}$/) });

/** The body of `two-factor/verify-backup-code`. */
export const backupCode = z.strictObject({ code: z.string().min(1).max(40) });

/** The body of `check-link`, which checks whether a link still works: the token of the link. */
export const passwordLink = z.strictObject({ token: z.string().regex(/^[\w-]{1,100}$/) });

/** The body of `reset-password`, with the token of an invitation or a reset. */
export const choosePassword = passwordLink.extend({ newPassword });

/** The response to `reset-password`: the address to sign in with. */
export const choosePasswordResponse = z.object({ email: z.string() });

/**
 * The body of `request-password-reset`, which mails a link to this address. The response is the same whether the
 * address has an account or not.
 */
export const requestReset = z.strictObject({ email: z.email().max(254) });

/** `GET /api/desk/auth/reset-by-mail`: whether the server can mail a link. */
export const resetByMailResponse = z.object({ isAvailable: z.boolean() });

/** `GET /api/desk/backup-codes`: how many of the person's backup codes have not been used. */
export const backupCodesLeft = z.object({ left: z.int() });

/** The body of `change-password`, which ends the person's other sessions, and stops alerts on all their devices. */
export const changePassword = z.strictObject({ currentPassword: anyPassword, newPassword });

/** The body of `two-factor/enable`, `.../disable` and `.../generate-backup-codes`. */
export const passwordOnly = z.strictObject({ password: anyPassword });

/** The response to `two-factor/enable`; the authenticator is active once a first code is confirmed. */
export const authenticatorResponse = z.object({
  /** An `otpauth:` address, to be shown as a QR code and as text. */
  totpURI: z.string(),
  /** Also the response to `two-factor/generate-backup-codes`; older codes stop working. */
  backupCodes: z.array(z.string()),
});

/** `GET /api/desk/session`: who is signed in. */
export const sessionResponse = z.object({
  person,
  /** Whether the server sends mail at all, and whether this person gets an email for each enquiry. */
  mail: z.object({ available: z.boolean(), on: z.boolean() }),
  /** The clinic's time zone, in which all days and times are shown; an IANA name. */
  timeZone: z.string(),
  /** Codes of the languages of the site, the default one first. */
  languages: z.array(z.string()),
  /** Code of the language in which this person uses the desk; null if they have not chosen one. */
  language: z.string().nullable(),
});

/**
 * The body of `PATCH /api/desk/account`, which changes the given settings of the person's own account; the
 * response is a `sessionResponse`.
 */
export const changeAccount = z.strictObject({
  mailForEnquiries: z.boolean().optional(),
  /** Code of a language of the desk. */
  language: z.string().max(20).optional(),
});

export type SessionResponse = z.infer<typeof sessionResponse>;
