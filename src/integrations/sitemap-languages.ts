import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { prefixOf } from '../../shared/languages.ts';
import { checkFolder } from '../clinic/folder/check-folder.ts';
import { clinicFolderPath } from '../clinic/folder/clinic-file.ts';

/** The pages that are made on demand and that search engines may list. */
const onDemand = ['blog', 'contact', 'privacy', 'search'] as const;

/** The paths of the pages that are made on demand, in each language that they are there in. */
export async function onDemandPaths(): Promise<string[]> {
  const { content } = await checkFolder(clinicFolderPath());
  // A folder with mistakes is not built.
  if (!content) return [];
  const languages = content.clinic.entries[0]?.data.languages ?? [];
  const framed = languages.filter((language) => has(content.site, language));
  return framed.flatMap((language) => {
    const prefix = prefixOf(language, framed);
    return onDemand
      .filter((name) => has(content[name], language))
      .filter((name) => name !== 'blog' || content.articles.entries.length > 0)
      .map((name) => `${prefix}/${name}`);
  });
}

/** Names each page's languages in the sitemap, and the first as the one for all others. */
export function sitemapLanguages(languages: string[]): NonNullable<SitemapOptions> {
  const [first = ''] = languages;
  if (languages.length < 2) return {};
  return {
    i18n: {
      defaultLocale: first,
      locales: Object.fromEntries(languages.map((language) => [language, language])),
    },
    serialize: (item: SitemapItem) => {
      const byDefault = item.links?.find(({ lang }) => lang === first);
      if (item.links && byDefault) {
        item.links = [...item.links, { ...byDefault, lang: 'x-default' }];
      }
      return item;
    },
  };
}

function has({ entries }: { entries: { id: string }[] }, language: string): boolean {
  return entries.some(({ id }) => id.startsWith(`${language}/`));
}
