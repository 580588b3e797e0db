import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { definitionOf, pageNames } from '../../pages.ts';
import { languageName } from '../../words/languages.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { FolderReader } from '../folder/folder-reader.ts';
import { crossCheck, type LanguageFiles, readLanguageFiles } from '../folder/language-files.ts';
import { type PlaceholderValues, placeholderValues } from '../folder/placeholders.ts';
import { inLanguage, languageFactsSchema } from '../schema/language-facts.ts';
import { sameFacts } from './same-facts.ts';

/** What the further languages of a site are compared with. */
export interface FirstLanguage {
  /** Absolute path of the clinic's folder. */
  folder: string;
  language: string;
  /** The fields of `clinic.yaml`. */
  fields: unknown;
  files: LanguageFiles;
}

/** The content of a further language. */
export interface FurtherLanguage {
  files: LanguageFiles;
  /** Its `facts.yaml`; undefined if it has none. */
  facts: unknown;
  /** Mistakes, which keep the site from being built. */
  issues: ContentIssue[];
  /** What is missing: pages that need it are left out in this language, or the sample's text stands in its place. */
  missing: ContentIssue[];
}

/**
 * Reads and checks the folder of a further language. Missing files do not keep the site from being built.
 * @param counts the values of `{towns}` and the like in this language
 */
export async function readFurtherLanguage(
  first: FirstLanguage,
  language: string,
  counts: PlaceholderValues,
): Promise<FurtherLanguage> {
  const copyFolder = resolve(first.folder, language);
  const factsReader = new FolderReader(copyFolder, {});
  const read = await factsReader.file('facts.yaml', languageFactsSchema);
  const facts = read.entries[0]?.data;
  const fields = inLanguage(first.fields, facts);
  const reader = new FolderReader(copyFolder, {
    ...placeholderValues(fields, language),
    ...counts,
  });
  const files = await readLanguageFiles(reader, notInFirst(first.files));
  const found = [
    ...factsReader.issues,
    ...reader.issues,
    ...crossCheck(files, first.files),
    ...sameFacts(files, first.files),
    ...missingEntries(copyFolder, files, first.files),
  ];
  const missing = existsSync(copyFolder)
    ? summed(
        found.filter(({ isMissing }) => isMissing),
        copyFolder,
        language,
      )
    : [{ file: copyFolder, field: '', message: 'there is no such folder' }];
  const name = languageName(language, 'en');
  return {
    files,
    facts,
    issues: found.filter(({ isMissing }) => !isMissing),
    missing: [
      ...missing.map((issue) => ({
        ...issue,
        message: `${issue.message}; ${consequence(issue.file, name)}`,
      })),
      ...reader.fromSample,
    ],
  };
}

/** What follows from a missing file. */
function consequence(file: string, language: string): string {
  if (file.endsWith('/facts.yaml')) return 'names stay as in clinic.yaml';
  if (file.endsWith('/messages.yaml')) return 'patients are written to in the first language';
  return `what needs it is left out in ${language}`;
}

/** The most missing files that are reported on a line each. */
const fewFiles = 3;
/** The most that are named on a single line for all of them. */
const mostNamed = 14;

/** One issue for many missing files, which says whether the language has a home page. */
function summed(missing: ContentIssue[], folder: string, language: string): ContentIssue[] {
  const isFile = ({ file, field }: ContentIssue) =>
    field === '' && !/\/(facts|messages)\.yaml$/.test(file);
  const paths = missing.filter(isFile).map(({ file }) => relative(folder, file));
  if (paths.length <= fewFiles) return missing;
  const forHome = paths.filter((path) => /^(site|services|pages\/home)\.yaml$/.test(path));
  const home =
    forHome.length > 0 ? `; there is no page /${language} without ${forHome.join(', ')}` : '';
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : '';
  const named = paths.slice(0, mostNamed).join(', ') + more;
  const message = `${paths.length} files are missing: ${named}${home}`;
  return [{ file: folder, field: '', message }, ...missing.filter(({ field }) => field !== '')];
}

/** Pages that the first language does not have either. */
function notInFirst(first: LanguageFiles) {
  return pageNames.filter((name) => {
    const { optionalWithout, isOptional } = definitionOf(name);
    return (optionalWithout || isOptional) && first[name].entries.length === 0;
  });
}

/** The towns, articles, services and packages that the first language has and this one does not. */
function missingEntries(
  folder: string,
  files: LanguageFiles,
  first: LanguageFiles,
): ContentIssue[] {
  const absent = (name: 'towns' | 'articles' | 'services' | 'packages') =>
    [...first[name].names].filter((entry) => !files[name].names.has(entry));
  const missingFile = (path: string) => ({
    file: resolve(folder, path),
    field: '',
    message: 'there is no such file',
    isMissing: true,
  });
  const missingItem = (path: string, field: string) => ({
    file: resolve(folder, path),
    field,
    message: 'is missing',
    isMissing: true,
  });
  const hasList = (path: string) => existsSync(resolve(folder, path));
  return [
    ...absent('towns').map((slug) => missingFile(`towns/${slug}.yaml`)),
    ...absent('articles').map((slug) => missingFile(`articles/${slug}.md`)),
    ...(['services', 'packages'] as const).flatMap((name) =>
      hasList(`${name}.yaml`) ? absent(name).map((id) => missingItem(`${name}.yaml`, id)) : [],
    ),
  ];
}
