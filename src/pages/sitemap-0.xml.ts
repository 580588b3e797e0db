import type { APIRoute } from 'astro';
import { languagesOf, pathIn } from '../content/read/addresses.ts';
import { getLanguages, getSite } from '../content/read/index.ts';

export const prerender = false;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** All pages but the posts for search engines, each with its languages. */
export const GET: APIRoute = async ({ locals }) => {
  const [first = ''] = await getLanguages();
  const site = await getSite(first);
  const paths = new Set([...site.pages.values()].flatMap((each) => [...each]));
  const entries = [...paths].flatMap((path) => {
    const languages = languagesOf(site, path);
    const address = (language: string) => locals.config.siteUrl + pathIn(site, language, path);
    const alternate = (code: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;
    const links = languages.map((each) => alternate(each, address(each)));
    if (languages.includes(first)) links.push(alternate('x-default', address(first)));
    const shown = languages.length > 1 ? links.join('') : '';
    return languages.map((each) => ({
      address: address(each),
      entry: `<url><loc>${address(each)}</loc>${shown}</url>`,
    }));
  });
  const sorted = entries.sort((one, other) =>
    one.address.localeCompare(other.address, 'en', { numeric: true }),
  );
  return xml(`<urlset ${namespaces}>${sorted.map(({ entry }) => entry).join('')}</urlset>`);
};

function xml(text: string): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8' };
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, { headers });
}
