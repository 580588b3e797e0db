import { posix } from 'node:path';
import { clinicFacts } from '../../../shared/clinic-facts.ts';
import { languageOfFile } from '../../../shared/content-paths.ts';
import { emergencyFile } from '../../../shared/desk/emergency/list.ts';
import { clinicFile } from '../../../shared/fact-files.ts';
import { type ContentKind, definitionOf, type PageName, pageNames } from '../../pages.ts';
import { nearest } from '../fields/nearest.ts';
import { type ContentFiles, hasFolder, pathsIn, readFolder } from '../files.ts';
import { fileKinds, kindOf } from '../folder/content-files.ts';
import { type ContentIssue, issueLine } from '../folder/content-issue.ts';
import { checkAliases, checkLanguageCopy, crossCheck } from '../folder/cross-checks.ts';
import { type ClinicContent, readEmergencyWords, readFacts } from '../folder/facts.ts';
import { type Entry, FolderReader, readLanguageFiles } from '../folder/folder-reader.ts';
import { pictureKinds } from '../folder/picture-file.ts';
import { countsIn, countWords, placeholderValues } from '../folder/placeholders.ts';
import { inLanguage } from '../schema/language-facts.ts';
import { readFurtherLanguage } from './further-languages.ts';
import { sampleFolder } from './leftovers.ts';
import { findWarnings, hoursWarning } from './warnings.ts';

/** The result of checking a clinic's folder. */
export interface ContentReport {
  /** The content, by collection; null if there are issues. */
  content: ClinicContent | null;
  /** What keeps the site from being built, sorted by file and field. */
  issues: ContentIssue[];
  /** What should be changed, although it does not keep the site from being built. */
  warnings: ContentIssue[];
}

/**
 * Checks each file of a clinic's folder, then the references between files. The ids of all entries begin with
 * their language: `hi/umred`.
 */
export async function checkContent(files: ContentFiles): Promise<ContentReport> {
  const misnamed = misnamedFacts(files);
  if (misnamed) return failedReport([misnamed]);
  const { fields, facts, issues } = await readFacts(files);
  const codes = languagesOf(fields);
  const [language, ...others] = codes;
  if (language === undefined) return failedReport(issues);
  if (!hasFolder(files, language)) {
    const message = `there is no folder ${language}`;
    return failedReport([...issues, { file: clinicFile, field: 'languages', message }]);
  }
  let sampleFiles: Promise<ContentFiles> | undefined;
  const sample = () => {
    sampleFiles ??= readFolder(sampleFolder);
    return sampleFiles;
  };
  const counts = countsIn(files, language);
  const { emergency, issues: emergencyIssues } = await readEmergencyWords(files, sample);
  const placeholders = { ...placeholderValues(fields, language), ...countWords(counts, language) };
  const reader = new FolderReader({ files, language, placeholders, sample });
  const firstFiles = await readLanguageFiles(reader, unneededPages(reader, fields));
  const defaultLanguage = { allFiles: files, sample, fields, files: firstFiles };
  const furtherLanguages = await Promise.all(
    others.map((other) => readFurtherLanguage(defaultLanguage, other, countWords(counts, other))),
  );
  const languages = [{ files: firstFiles, facts: {} }, ...furtherLanguages];
  issues.push(
    ...emergencyIssues,
    ...reader.issues,
    ...crossCheck(firstFiles),
    ...checkAliases(languages.map((item) => item.files.articles)),
    ...languages.flatMap((item) => checkLanguageCopy(item.files.site, codes)),
    ...furtherLanguages.flatMap((item) => item.issues),
    ...strayFiles(files, codes),
  );
  const missingTranslations = furtherLanguages.flatMap((item) => item.missing);
  const hoursWarnings = facts ? hoursWarning(facts) : [];
  const warnings = [...hoursWarnings, ...reader.fromSample, ...missingTranslations];
  if (!facts || issues.length > 0) return failedReport(issues, warnings);
  const contents = languages.map(({ files: filesInLanguage, facts: translated }, index) => {
    const code = codes[index] ?? language;
    const data = inLanguage(facts, translated);
    const clinic = {
      entries: [{ id: 'clinic', file: clinicFile, data, translated }],
      names: new Set<string>(),
    };
    const words = index === 0 ? emergency : { entries: [], names: new Set<string>() };
    return { code, content: { clinic, emergency: words, ...filesInLanguage } };
  });
  const content = joinLanguages(contents);
  return {
    content,
    issues,
    warnings: [...warnings, ...(await findWarnings(content, files.pictures))],
  };
}

/** The language codes, which are the names of the copy's folders; empty if they are not valid. */
function languagesOf(fields: unknown): string[] {
  const { data } = clinicFacts.shape.languages.safeParse(Object(fields).languages);
  return data ?? [];
}

/** The content of all languages, with the code of each in front of the ids of its entries. */
function joinLanguages(contents: { code: string; content: ClinicContent }[]): ClinicContent {
  const [first] = contents;
  const collections = Object.entries(first?.content ?? {}).map(([name, { names }]) => {
    const entries = contents.flatMap(({ code, content }) => {
      const ownEntries = content[name as keyof ClinicContent].entries as Entry<unknown>[];
      return ownEntries.map((entry) => ({ ...entry, id: `${code}/${entry.id}` }));
    });
    return [name, { entries, names }];
  });
  return Object.fromEntries(collections) as ClinicContent;
}

function failedReport(issues: ContentIssue[], warnings: ContentIssue[] = []): ContentReport {
  const lines = issues.map((issue) => ({ issue, line: issueLine(issue) }));
  const sorted = lines.sort((a, b) => (a.line < b.line ? -1 : 1));
  return { content: null, issues: sorted.map(({ issue }) => issue), warnings };
}

/** The pages whose files a clinic's folder may lack: optional ones, and those with nothing to show. */
function unneededPages(reader: FolderReader, clinicFields: unknown): PageName[] {
  const has: Record<ContentKind, boolean> = {
    services: true,
    packages: reader.has('packages.yaml'),
    towns: reader.paths('towns', '.yaml').length > 0,
    articles: reader.paths('articles', '.md').length > 0,
    reviews: Object(clinicFields).reviews !== undefined,
  };
  return pageNames.filter((name) => {
    const { optionalWithout, isOptional } = definitionOf(name);
    return isOptional || (optionalWithout !== undefined && !has[optionalWithout]);
  });
}

const { basename, dirname, extname, join } = posix;

/**
 * Finds files in a clinic's folder that nothing reads: each is a text or a picture that its author
 * believes to be on the site. Notes (`*.md`) may be beside `clinic.yaml`.
 */
function strayFiles(files: ContentFiles, languages: string[]): ContentIssue[] {
  return pathsIn(files).flatMap((file) => {
    const message = file.startsWith('images/')
      ? pictureError(file)
      : strayFileError(file, languages);
    return message === null ? [] : [{ file, field: '', message }];
  });
}

/** Finds a misnamed `clinic.yaml`, without which nothing else can be checked. */
function misnamedFacts(files: ContentFiles): ContentIssue | null {
  const paths = pathsIn(files);
  if (paths.includes(clinicFile)) return null;
  const file = paths.find((path) => /^clinic\.ya?ml$/i.test(path));
  return file === undefined ? null : { file, field: '', message: `rename it to ${clinicFile}` };
}

function pictureError(file: string): string | null {
  if (/\.hei[cf]$/i.test(file)) return 'browsers do not show HEIC: export it as JPEG';
  if (!pictureKinds.test(file)) return 'only SVG, JPEG, PNG, WebP and AVIF pictures are shown';
  return /^[\w/.-]+$/.test(file) ? null : `rename it to ${plainPath(file)}`;
}

function strayFileError(file: string, languages: string[]): string | null {
  const isNote = /^[^/]+\.md$/.test(file);
  if (isNote || isRead(file, languages)) return null;
  const expectedPath = plainPath(file);
  if (isRead(expectedPath, languages)) return `rename it to ${expectedPath}`;
  const language = languageOfFile(file) ?? '';
  const siblings = fileKinds
    .map(({ path }) => path.replace(/^\*/, language))
    .filter((path) => path !== file && dirname(path) === dirname(file) && !path.includes('*'))
    .map((path) => basename(path));
  const [similar] = nearest(basename(file), siblings, 1);
  return `nothing reads it; ${similar ? `is it meant to be ${similar}?` : 'move it out of the folder'}`;
}

function isRead(file: string, languages: string[]): boolean {
  if (file === emergencyFile) return true;
  const language = languageOfFile(file);
  const isSiteFile = language === null || languages.includes(language);
  // The facts in the default language are in `clinic.yaml` and the files beside it.
  const isRepeated = file === `${languages[0]}/facts.yaml`;
  return isSiteFile && !isRepeated && file === plainPath(file) && kindOf(file) !== undefined;
}

/** The path with the default extension, and without spaces, accents, capitals and punctuation in the name of the file. */
function plainPath(file: string): string {
  const extension = extname(file);
  const plainName = basename(file, extension).normalize('NFD').replace(/\p{M}/gu, '');
  const name = plainName.replace(/[^a-z0-9_]+/gi, '-').replace(/^-+|-+$/g, '') + extension;
  const correctedName = name
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/\.markdown$/, '.md');
  return join(dirname(file), correctedName);
}
