import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { prefixOf } from '../../shared/languages.ts';
import { checkFolder } from '../content/check/check-folder.ts';
import { clinicFolderPath } from '../content/folder/clinic-file.ts';
import { pagePaths, pageSourceOf } from '../content/read/page-paths.ts';

/** The paths of all pages in each language: the build knows only of those that it renders. */
export async function allPaths(): Promise<string[]> {
  const { content } = await checkFolder(clinicFolderPath());
  const source = content && pageSourceOf(content);
  // A folder with mistakes is not built.
  if (!source) return [];
  const shown = source.facts.languages.filter((language) =>
    source.ids('site').includes(`${language}/site`),
  );
  return shown.flatMap((language) => {
    const prefix = prefixOf(language, shown);
    return [...pagePaths(source, language)].map((path) =>
      path === '/' ? prefix || path : prefix + path,
    );
  });
}

/** Adds each page's languages to the sitemap, with the first as `x-default`. */
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
