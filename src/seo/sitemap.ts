/** A page in one language. */
interface LanguageAddress {
  language: string;
  /** Its URL. */
  address: string;
}

/** The links from an entry of a sitemap to its page in each language; empty if there is only one. */
export function alternateLinks(addresses: LanguageAddress[], first: string): string {
  if (addresses.length < 2) return '';
  const defaults = addresses.filter(({ language }) => language === first);
  return [
    ...addresses.map(({ language, address }) => link(language, address)),
    ...defaults.map(({ address }) => link('x-default', address)),
  ].join('');
}

/** A sitemap as a response. */
export function sitemapOf(entries: string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** A URL, escaped for XML. */
export function escapeUrl(address: string): string {
  return address.replaceAll('&', '&amp;');
}

function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUrl(address)}"/>`;
}
