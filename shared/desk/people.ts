import { z } from 'zod';
import { plainText } from './fields.ts';
import { maxTextLengths } from './text-lengths.ts';

/**
 * `reception` may use enquiries, visits, ready answers and notices; `doctor` everything. `server/desk-routes.ts` lists
 * what reception may do.
 */
const staffRole = z.enum(['reception', 'doctor']);

/** A name on one line, without characters that change the text direction or cannot be seen. */
const name = plainText(maxTextLengths.personName).regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]*$/u,
);
const email = z.email().max(254);

/** A member of staff with an account. */
export const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** Whether signing in also requires a code from an authenticator. */
  twoFactor: z.boolean(),
  /** False until a password has been chosen with the invitation's link. */
  active: z.boolean(),
});

/** `GET /api/desk/people` (doctor). */
export const peopleResponse = z.object({ people: z.array(person) });

/** The body of `POST /api/desk/people` (doctor). */
export const newPerson = z.strictObject({ name, email, role: staffRole });

/** The response to `POST /api/desk/people` and to `POST /api/desk/people/:id/reset`. */
export const invitation = z.object({
  person,
  /**
   * `SITE_URL/desk/password#TOKEN`, the page for choosing a password, which sends the token to
   * `POST /api/desk/auth/reset-password`. It works once, within 24 hours.
   */
  link: z.url(),
});

export type StaffRole = z.infer<typeof staffRole>;
export type Person = z.infer<typeof person>;
export type NewPerson = z.infer<typeof newPerson>;
export type Invitation = z.infer<typeof invitation>;
