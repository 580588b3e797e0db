import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;

/**
 * Lets the hashing of passwords in this process take next to nothing. It takes a tenth of a second
 * of the processor on purpose, a hundred times over in these tests.
 */
export function hashQuickly(): void {
  const quick: typeof scrypt = (password: unknown, ...rest: unknown[]) => {
    const [salt, length, options, callback] = rest as [Buffer, number, object, () => void];
    scrypt(password as string, salt, length, { ...options, N: 2 }, callback);
  };
  crypto.scrypt = Object.assign(quick, scrypt);
  syncBuiltinESMExports();
}

/** Lets it be as strong as it is at the clinic. */
export function hashAsUsual(): void {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
}
