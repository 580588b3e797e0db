import { z } from 'zod';

/**
 * Why the desk refuses a request. `signed-out`: there is no session. `no-accounts`: there is no session, and no
 * account at all. `wait`: too many wrong passwords or codes; `seconds` is how long to wait. `too-many`: too many
 * attempts from one IP address. `busy`: other pictures or sign-ins are ahead; try again later. `picture-...`:
 * why a picture is not accepted. `conflict`: someone else has made a change since; the response has the
 * current state.
 */
const deskProblem = z.enum([
  'signed-out',
  'no-accounts',
  'wrong-credentials',
  'wrong-code',
  'link-used',
  'wait',
  'too-many',
  'not-allowed',
  'not-found',
  'conflict',
  'taken',
  'last-doctor',
  'invalid',
  'cross-site',
  'busy',
  'picture-format',
  'picture-heic',
  'picture-unreadable',
  'picture-too-large',
  'picture-narrow',
  'picture-unfinished',
  'unavailable',
]);

/** Every refusal of the desk. */
export const deskRefusal = z.object({
  success: z.literal(false),
  problem: deskProblem,
  /** A message for the person. */
  message: z.string(),
  /** Which part of the body is wrong, with `invalid`: `until`, or `texts.hi`. */
  field: z.string().optional(),
  /** After how many seconds to try again, with `wait`, `too-many` and `busy`. */
  seconds: z.int().positive().optional(),
});

export type DeskProblem = z.infer<typeof deskProblem>;
export type DeskRefusal = z.infer<typeof deskRefusal>;
