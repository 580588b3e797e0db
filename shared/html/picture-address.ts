/** Maximum length of an address, in UTF-16 units. */
const maxLength = 2_000;

/**
 * A usable address of a picture: https, or a path of this site; null for anything else.
 */
export function usablePictureAddress(value: unknown, siteUrl: string): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const url = text === '' || text.length > maxLength ? null : URL.parse(text, siteUrl);
  if (!url) return null;
  if (url.protocol === 'https:' && /^https:/i.test(text)) return url.href;
  const isOfThisSite = url.origin === new URL(siteUrl).origin && text.startsWith('/');
  return isOfThisSite ? url.pathname + url.search : null;
}
