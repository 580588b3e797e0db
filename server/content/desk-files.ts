import { languageOfFile, nameOfFile } from '../../shared/content-paths.ts';
import type {
  ContentFileResponse,
  ContentResponse,
  FileInLanguage,
  SavedFile,
} from '../../shared/desk/content.ts';
import { titleOf } from '../../shared/desk/titles.ts';
import { isGroup, type Json } from '../../shared/json.ts';
import { checkText } from '../../src/content/check/check-text.ts';
import { kindOf, optionalFiles } from '../../src/content/folder/content-files.ts';
import { formOf, templateOf } from '../../src/content/form.ts';
import { publishedFrom } from '../../src/content/snapshot/snapshot.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import {
  currentText,
  type FileTexts,
  type Folder,
  isFolderChanged,
  publishedText,
  readFiles,
  valuesOf,
  versionOf,
} from './drafts.ts';
import { type Histories, outdatedFields, readHistories, type Translation } from './outdated.ts';

export interface ReadingOptions {
  database: Database;
  config: Pick<Config, 'languages' | 'timeZone'>;
  folder: Folder;
}

/** Every file of the site, with its state, and the optional files that the site lacks. */
export async function listFiles({
  database,
  config: { languages, timeZone },
  folder,
}: ReadingOptions): Promise<ContentResponse> {
  const filesByPath = await readFiles(database, await folder.texts());
  const histories = await readHistories(database);
  const siteFiles = [...filesByPath.values()].filter(
    (file) => isSiteFile(file.path, languages) && (publishedText(file) !== null || file.draft),
  );
  const files = siteFiles.map((file) => {
    const { path, draft } = file;
    const values = hasTitle(path) ? valuesOf(path, currentText(file)) : undefined;
    const translations = translationsOf(path, languages, filesByPath);
    return {
      path,
      kind: kindOf(path)?.name ?? '',
      language: languageOfFile(path),
      title: titleOf(values),
      draft: draftInfo(draft),
      ...articleState(path, values, timeZone),
      isFolderChanged: isFolderChanged(file),
      outdated: [
        ...new Set(outdatedIn(path, translations, histories).map(({ pointer }) => pointer)),
      ],
    };
  });
  const names = new Set(siteFiles.map(({ path }) => nameOfFile(path)));
  const absentFiles = optionalFiles(languages.length).filter((name) => !names.has(name));
  return { files, absent: absentFiles };
}

function draftInfo(draft: FileTexts['draft']): FileInLanguage['draft'] {
  return draft ? { by: draft.by, at: draft.at } : null;
}

/** Whether a file is one that the site is made from. */
export function isSiteFile(path: string, languages: readonly string[]): boolean {
  const language = languageOfFile(path);
  return kindOf(path) !== undefined && (language === null || languages.includes(language));
}

function hasTitle(path: string): boolean {
  return /\/(articles|towns)\//.test(path);
}

/** When an article appears on the site, and whether it is hidden; empty for any other file. */
function articleState(path: string, values: Json | undefined, timeZone: string) {
  if (!path.endsWith('.md') || !isGroup(values)) return {};
  const { date, hidden } = values;
  return { from: momentOf(String(date), timeZone), isHidden: hidden === true };
}

/** When an article with this date appears, ISO 8601 in UTC; undefined if the text is not a date. */
function momentOf(date: string, timeZone: string): string | undefined {
  try {
    return new Date(publishedFrom(date, timeZone)).toISOString();
  } catch {
    return undefined;
  }
}

/** The paths of a file in each language, the default one first; a file shared by all languages has one path. */
export function pathsOf(name: string, languages: readonly string[]): string[] {
  const isShared = !name.includes('/') && kindOf(name) !== undefined;
  return isShared ? [name] : languages.map((language) => `${language}/${name}`);
}

/** A file in each language that has it; empty for a file shared by all languages. */
function translationsOf(
  path: string,
  languages: readonly string[],
  filesByPath: ReadonlyMap<string, FileTexts>,
): Translation[] {
  if (languageOfFile(path) === null) return [];
  return pathsOf(nameOfFile(path), languages).flatMap((name) => {
    const file = filesByPath.get(name);
    return file ? [{ ...file, language: languageOfFile(name) ?? '' }] : [];
  });
}

function outdatedIn(path: string, translations: Translation[], histories: Histories) {
  const file = translations.find((item) => item.path === path);
  const otherTranslations = translations.filter((item) => item.path !== path);
  return file ? outdatedFields(file, otherTranslations, histories) : [];
}

/**
 * A file in all languages, side by side.
 * @param name its path in a language's folder, or the path of a file shared by all languages
 * @param servedTexts what visitors see, by path
 * @param language the person's language
 * @returns null if there is no such file
 */
export async function readFilePage(
  { database, config: { languages }, folder }: ReadingOptions,
  name: string,
  servedTexts: ReadonlyMap<string, string>,
  language: string,
): Promise<ContentFileResponse | null> {
  const paths = pathsOf(name, languages);
  const [mainPath = ''] = paths;
  const kind = kindOf(mainPath);
  if (!kind) return null;
  const filesByPath = await readFiles(database, await folder.texts(), paths);
  const histories = await readHistories(database, paths);
  const filesInLanguages = paths.map(async (path): Promise<FileInLanguage> => {
    const file = filesByPath.get(path) ?? { path, folderText: null };
    const savedFile = await toSavedFile(file);
    const template = savedFile.text === null ? await templateOf(path) : undefined;
    return {
      ...savedFile,
      published: servedTexts.get(path) ?? null,
      ...(isFolderChanged(file) && { folderText: file.folderText }),
      ...(template !== undefined && { template }),
      outdated: outdatedIn(path, translationsOf(path, languages, filesByPath), histories),
    };
  });
  return {
    form: formOf(kind, language),
    isOptional: kind.isOptional ?? false,
    languages: await Promise.all(filesInLanguages),
  };
}

/** The current text of a file at the desk, with the mistakes in that file alone. */
export async function toSavedFile(file: FileTexts): Promise<SavedFile> {
  const { path, draft } = file;
  const text = currentText(file);
  return {
    path,
    language: languageOfFile(path),
    text,
    version: versionOf(text),
    draft: draftInfo(draft),
    mistakes: text === null ? [] : await checkText(path, text),
  };
}
