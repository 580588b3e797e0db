import type { APIRoute } from 'astro';
import { languagesOf, pathIn } from '../content/read/addresses.ts';
import { getLanguages, getSite } from '../content/read/index.ts';
import { revisionDays } from '../seo/modified.ts';
import { alternateLinks, sitemapOf } from '../seo/sitemap.ts';

export const prerender = false;

/** The sitemap: all pages except posts, each with the addresses of its translations. */
export const GET: APIRoute = async ({ locals }) => {
  const [defaultLanguage = ''] = await getLanguages();
  const site = await getSite(defaultLanguage);
  const days = new Map(
    await Promise.all(
      [...site.pages.keys()].map(async (code) => [code, await revisionDays(code)] as const),
    ),
  );
  const paths = new Set(
    [...site.pages.values()].flatMap((pathsInLanguage) => [...pathsInLanguage]),
  );
  const entries = [...paths].flatMap((path) => {
    const addresses = languagesOf(site, path).map((language) => ({
      language,
      address: locals.config.siteUrl + pathIn(site, language, path),
    }));
    const links = alternateLinks(addresses, defaultLanguage);
    return addresses.map(({ language, address }) => {
      const day = days.get(language)?.get(path);
      const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
      return { address, entry: `<url><loc>${address}</loc>${lastmod}${links}</url>` };
    });
  });
  const sorted = entries.sort((a, b) =>
    a.address.localeCompare(b.address, 'en', { numeric: true }),
  );
  return sitemapOf(sorted.map(({ entry }) => entry));
};
