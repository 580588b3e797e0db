import { isIP } from 'node:net';
import { z } from 'zod';

/** An address without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Email addresses separated by commas. */
export const mailAddresses = z
  .string()
  .refine(
    (value) => value.split(',').every((part) => /^[^\s@]+@[^\s@]+$/.test(part.trim())),
    'must be email addresses separated by commas',
  );

/** IP addresses and CIDR ranges. */
export const proxies = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isAddressOrRange), {
    error: 'must be IP addresses or CIDR ranges separated by commas, such as 127.0.0.1',
  });

/** The error message if `areCredentialsEncoded` returns false. */
export const notEncoded =
  'has a % that is not percent-encoded in its user or password: write %25 instead';

/** Whether the user and the password of a URL can be decoded. */
export function areCredentialsEncoded(value: string): boolean {
  const { username = '', password = '' } = URL.parse(value) ?? {};
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

function isAddressOrRange(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const maxPrefix = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return maxPrefix > 0 && Number(prefix ?? 1) <= maxPrefix;
}
