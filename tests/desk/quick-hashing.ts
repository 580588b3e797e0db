import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;

/** The cost requested for each quick hash since this was last emptied. */
export const hashes: { cost: number; length: number }[] = [];

/**
 * Makes the hashing of passwords in this process cheap. It is slow on purpose: each of the hundred hashes in these tests
 * would take a tenth of a second of processor time.
 */
export function hashQuickly(): void {
  const quickScrypt: typeof scrypt = (password: unknown, ...otherArguments: unknown[]) => {
    const [salt, length, options, callback] = otherArguments as [
      Buffer,
      number,
      ScryptOptions,
      () => void,
    ];
    hashes.push({ cost: options.N ?? 0, length });
    scrypt(password as string, salt, length, { ...options, N: 2 }, callback);
  };
  crypto.scrypt = Object.assign(quickScrypt, scrypt);
  syncBuiltinESMExports();
}

/**
 * Holds the next hash, and makes those after it quick.
 * @returns a promise that resolves once it is held, and a function that releases it
 */
export function holdNextHash(): { whenHeld: Promise<void>; release(): void } {
  hashQuickly();
  const quickScrypt = crypto.scrypt;
  const { promise: whenHeld, resolve: hold } = Promise.withResolvers<void>();
  let release = () => {};
  const heldScrypt = (...args: unknown[]) => {
    crypto.scrypt = quickScrypt;
    syncBuiltinESMExports();
    release = () => Reflect.apply(quickScrypt, crypto, args);
    hold();
  };
  crypto.scrypt = Object.assign(heldScrypt, scrypt);
  syncBuiltinESMExports();
  return { whenHeld, release: () => release() };
}
