import { type PageCopy, type PageName, pageNames, pages } from '../../pages.ts';
import { articleSchema } from '../schema/article.ts';
import { messagesSchema } from '../schema/messages.ts';
import { packageSchema } from '../schema/package.ts';
import { serviceSchema } from '../schema/service.ts';
import { siteSchema } from '../schema/site.ts';
import { townSchema } from '../schema/town.ts';
import type { ContentIssue } from './content-issue.ts';
import {
  checkArticles,
  checkChestPain,
  checkCosts,
  checkHome,
  checkJourneys,
  checkOffers,
  checkServices,
  checkStates,
  checkTowns,
} from './cross-checks.ts';
import type { Collection, FolderReader } from './folder-reader.ts';
import { pictureFile } from './picture-file.ts';

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
    reader.files(
      'articles',
      '.md',
      articleSchema(pictureFile(reader.path('articles'), reader.path('..'))),
    ),
    readPages(reader, unneeded),
  ]);
  return { site, messages, services, packages, towns, articles, ...pages };
}

async function readPages(reader: FolderReader, unneeded: PageName[]): Promise<Pages> {
  const read = pageNames.map(async (name) => {
    const file = `pages/${name}.yaml`;
    if (unneeded.includes(name) && !(await reader.has(file))) return [name, nothing] as const;
    return [name, await reader.file(file, pages[name].copy)] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Pages;
}

/**
 * Checks the references between the files of a language.
 * @param first the files of the first language, whose towns, articles and packages may be referred to
 */
export function crossCheck(files: LanguageFiles, first: LanguageFiles = files): ContentIssue[] {
  return [
    ...checkTowns(files.towns, first.towns),
    ...checkJourneys(files.towns, first.towns),
    ...checkArticles(files.articles),
    ...checkStates(files.articles),
    ...checkHome(files.home, first.articles),
    ...checkChestPain(files['chest-pain'], first.articles),
    ...checkServices(files.services, files.home),
    ...checkOffers(files.offers, first.packages),
    ...checkCosts(files.costs, first.packages),
  ];
}
