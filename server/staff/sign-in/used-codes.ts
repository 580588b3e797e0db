import { Refusal } from '../../plugins/refusal.ts';
import type { Auth } from './auth.ts';
import { type AuthAnswer, givesSession, signedIn } from './auth-call.ts';

/** How long a used code is remembered, in milliseconds: longer than it is valid. */
const codeLifetime = 300_000;

/**
 * Makes a code valid once: better-auth would accept it again while it is valid, even from someone who saw it.
 * @param answer better-auth's answer to the code; if the code was used before, the session it gives is ended
 * @throws Refusal if the code has been used
 */
export async function refuseUsedCode(auth: Auth, code: string, answer: AuthAnswer): Promise<void> {
  if (!givesSession(answer)) return;
  const { token, user } = signedIn.parse(answer.body);
  const { internalAdapter } = await auth.$context;
  const isFirst = await internalAdapter.reserveVerificationValue({
    identifier: `used-code:${user.id}:${code}`,
    value: user.id,
    expiresAt: new Date(Date.now() + codeLifetime),
  });
  if (isFirst) return;
  await internalAdapter.deleteSession(token);
  throw new Refusal('wrong-code');
}
