import { type PageCopy, type PageName, pageNames, pages } from '../../pages.ts';
import { articleSchema } from '../schema/article.ts';
import { messagesSchema } from '../schema/messages.ts';
import { packageSchema } from '../schema/package.ts';
import { serviceSchema } from '../schema/service.ts';
import { siteSchema } from '../schema/site.ts';
import { townSchema } from '../schema/town.ts';
import type { Collection, FolderReader } from './folder-reader.ts';

/** The content of the folder of one language, by the names of Astro's collections. */
export type LanguageFiles = Awaited<ReturnType<typeof readLanguageFiles>>;

type Pages = { [Name in PageName]: Collection<PageCopy<Name>> };

const nothing = { entries: [], names: new Set<string>() };

/**
 * Reads the folder of one language.
 * @param unneeded pages for which the clinic has nothing to show
 */
export async function readLanguageFiles(reader: FolderReader, unneeded: PageName[]) {
  const [site, messages, services, packages, towns, articles, pages] = await Promise.all([
    reader.file('site.yaml', siteSchema),
    reader.file('messages.yaml', messagesSchema),
    reader.list(
      'services.yaml',
      serviceSchema,
      'is empty; the home page needs at least one service',
    ),
    unneeded.includes('offers') ? nothing : reader.list('packages.yaml', packageSchema),
    reader.files('towns', '.yaml', townSchema),
    reader.files('articles', '.md', articleSchema(reader.picture('articles'))),
    readPages(reader, unneeded),
  ]);
  return { site, messages, services, packages, towns, articles, ...pages };
}

async function readPages(reader: FolderReader, unneeded: PageName[]): Promise<Pages> {
  const read = pageNames.map(async (name) => {
    const file = `pages/${name}.yaml`;
    if (unneeded.includes(name) && !reader.has(file)) return [name, nothing] as const;
    return [name, await reader.file(file, pages[name].copy)] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Pages;
}
