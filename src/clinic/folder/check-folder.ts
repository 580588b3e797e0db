import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { articleSchema } from '../article.ts';
import { fontFaults } from '../fonts/font-family.ts';
import { packageSchema } from '../package.ts';
import { type PageCopy, type PageName, pageSchemas } from '../pages.ts';
import { serviceSchema } from '../service.ts';
import { siteSchema } from '../site.ts';
import { contrastFaults } from '../theme/contrast.ts';
import { townSchema } from '../town.ts';
import { checkClaimedNumbers } from './claim-checks.ts';
import { readClinicFile } from './clinic-file.ts';
import { type ContentIssue, issueLine } from './content-issue.ts';
import { countsIn } from './counts.ts';
import {
  checkArticles,
  checkHome,
  checkOffers,
  checkServices,
  checkTowns,
} from './cross-checks.ts';
import { type Collection, FolderReader } from './folder-reader.ts';
import { hoursWarning } from './hours-warning.ts';
import { iconFault, pictureFile } from './picture-file.ts';
import { placeholderValues } from './placeholders.ts';
import { misnamedFacts, strayFiles } from './stray-files.ts';
import { unneededPages } from './unneeded-pages.ts';

/** The result of checking a clinic's folder. */
export interface FolderReport {
  /** The content, by collection; null where there are issues. */
  content: ClinicContent | null;
  /** What keeps the site from being built, sorted by file and field. */
  issues: ContentIssue[];
  /** What should be changed, though the site can be built. */
  warnings: ContentIssue[];
}

/** The content of a clinic's folder, by the names of Astro's collections. */
export type ClinicContent = Awaited<ReturnType<typeof readFiles>> & {
  clinic: Collection<Facts>;
};

type Facts = NonNullable<Awaited<ReturnType<typeof readFacts>>['data']>;

/** Reads a clinic's folder and checks each file, then the references between files. */
export async function checkFolder(folder: string): Promise<FolderReport> {
  const misnamed = misnamedFacts(folder);
  if (misnamed) return failed([misnamed]);
  const { file, fields, data: facts, issues } = await readFacts(folder);
  const language = languageOf(fields);
  if (language === null) return failed(issues);
  const copyFolder = resolve(folder, language);
  if (!existsSync(copyFolder)) {
    const message = `there is no folder ${language}`;
    return failed([...issues, { file, field: 'language', message }]);
  }
  const placeholders = {
    ...placeholderValues(fields),
    ...(await countsIn(copyFolder, language)),
  };
  const reader = new FolderReader(copyFolder, placeholders);
  const files = await readFiles(reader, await unneededPages(reader, fields));
  const claims = Object(Object(fields).claims);
  issues.push(
    ...reader.issues,
    ...crossCheck(files),
    ...checkClaimedNumbers(Object.values(files), claims),
    ...(await strayFiles(folder, language)),
  );
  const warnings = facts ? hoursWarning(facts, file) : [];
  if (!facts || issues.length > 0) return failed(issues, warnings);
  const clinic = { entries: [{ id: 'clinic', file, data: facts }], names: new Set(['clinic']) };
  return { content: { clinic, ...files }, issues, warnings };
}

async function readFacts(folder: string) {
  const clinic = await readClinicFile(folder, pictureFile(folder));
  const icon = clinic.data?.marks.icon;
  const message = icon === undefined ? null : await iconFault(icon, folder);
  if (message) clinic.issues.push({ file: clinic.file, field: 'marks.icon', message });
  const { theme, fonts } = Object(clinic.fields);
  const faults = [...contrastFaults(theme), ...fontFaults(fonts)];
  clinic.issues.push(...faults.map((fault) => ({ file: clinic.file, ...fault })));
  return clinic;
}

/** Name of the folder with the copy; null where `clinic.yaml` does not give a valid one. */
function languageOf(fields: unknown): string | null {
  const language: unknown = Object(fields).language;
  return typeof language === 'string' && /^[a-z]{2}$/.test(language) ? language : null;
}

async function readFiles(reader: FolderReader, unneeded: PageName[]) {
  const [site, services, packages, towns, articles, pages] = await Promise.all([
    reader.file('site.yaml', siteSchema),
    reader.list('services.yaml', serviceSchema),
    unneeded.includes('offers') ? nothing : reader.list('packages.yaml', packageSchema),
    reader.files('towns', '.yaml', townSchema),
    reader.files('articles', '.md', articleSchema(pictureFile(reader.path('articles')))),
    readPages(reader, unneeded),
  ]);
  return { site, services, packages, towns, articles, ...pages };
}

type Pages = { [Name in PageName]: Collection<PageCopy<Name>> };

const nothing = { entries: [], names: new Set<string>() };

async function readPages(reader: FolderReader, unneeded: PageName[]): Promise<Pages> {
  const names = Object.keys(pageSchemas) as PageName[];
  const pages = names.map(async (name) => {
    const file = `pages/${name}.yaml`;
    if (unneeded.includes(name) && !(await reader.has(file))) return [name, nothing] as const;
    return [name, await reader.file(file, pageSchemas[name])] as const;
  });
  return Object.fromEntries(await Promise.all(pages)) as Pages;
}

function crossCheck(files: Awaited<ReturnType<typeof readFiles>>): ContentIssue[] {
  return [
    ...checkTowns(files.towns),
    ...checkArticles(files.articles),
    ...checkHome(files.home, files.articles),
    ...checkServices(files.services, files.home),
    ...checkOffers(files.offers, files.packages),
  ];
}

function failed(issues: ContentIssue[], warnings: ContentIssue[] = []): FolderReport {
  const lines = issues.map((issue) => ({ issue, line: issueLine(issue) }));
  const sorted = lines.sort((one, other) => (one.line < other.line ? -1 : 1));
  return { content: null, issues: sorted.map(({ issue }) => issue), warnings };
}
