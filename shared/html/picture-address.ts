/** The longest address, in UTF-16 units. */
const longest = 2_000;

/**
 * An address from which a picture can be shown: https, or a path of this site; null for anything else,
 * which browsers block, or should.
 */
export function pictureAddress(value: unknown, siteUrl: string): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const url = text === '' || text.length > longest ? null : URL.parse(text, siteUrl);
  if (!url) return null;
  if (url.protocol === 'https:' && /^https:/i.test(text)) return url.href;
  const isOfThisSite = url.origin === new URL(siteUrl).origin && text.startsWith('/');
  return isOfThisSite ? url.pathname + url.search : null;
}
