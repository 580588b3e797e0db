import { useQuery } from '@tanstack/react-query';
import { languageOfFile, nameOfFile } from '../../../../shared/content-paths.ts';
import type { ContentResponse } from '../../../../shared/desk/content.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import type { DeskWords } from '../../words/en.ts';
import { filesQuery } from './api.ts';

type ListedFile = ContentResponse['files'][number];

/** A file in all languages, as the list shows it. */
export interface FileEntry {
  /** Its path within a language's folder, or the path of a file shared by all languages. */
  name: string;
  kind: string;
  title: string;
  /** The file in each language that has it, the default language first; empty if the file does not exist yet. */
  files: ListedFile[];
}

export type GroupName = keyof DeskWords['contentGroups'];

/** Entries that belong together, as a doctor thinks of them. */
export interface FileGroup {
  name: GroupName;
  entries: FileEntry[];
}

/** The kinds of files in each group, in the order of the list; all other pages are in `pages`, all else in `words`. */
const kinds: Record<GroupName, string[]> = {
  facts: ['hours', 'days', 'contact', 'clinic', 'claims', 'facts'],
  prices: ['packages', 'pages/offers', 'pages/costs'],
  services: ['services', 'pages/service', 'pages/before-you-come', 'pages/chest-pain'],
  doctor: ['pages/about', 'pages/testimonials'],
  articles: ['article', 'pages/blog'],
  towns: ['town', 'pages/town'],
  pages: ['pages/home', 'pages/contact'],
  words: ['site'],
  messages: ['messages', 'notices', 'emergency', 'pages/request'],
  absent: [],
};

export const groupNames = Object.keys(kinds) as GroupName[];

/**
 * The files that can be edited, in groups; the last group has the optional files that the site lacks.
 * @param language the language in which towns and articles are named, if they are written in it
 */
export function groupsOf(
  { files, absent }: ContentResponse,
  copy: DeskWords,
  language: string,
): FileGroup[] {
  const byName = Map.groupBy(files, ({ path }) => nameOfFile(path));
  const entries = [...byName].map(([name, inLanguages]): FileEntry => {
    const titledFiles = inLanguages.filter((file) => file.title !== undefined);
    const titledFile = titledFiles.find((file) => file.language === language) ?? titledFiles[0];
    const title = fileTitle(copy, name, titledFile?.title);
    return { name, kind: inLanguages[0]?.kind ?? '', title, files: inLanguages };
  });
  const absentEntries = absent.map(
    (name): FileEntry => ({ name, kind: 'absent', title: fileTitle(copy, name), files: [] }),
  );
  const orderOf = ({ kind }: FileEntry) => {
    const index = kinds[groupOf(kind)].indexOf(kind);
    return index === -1 ? files.length : index;
  };
  return groupNames.flatMap((name) => {
    const groupEntries = [...entries, ...absentEntries].filter(
      ({ kind }) => groupOf(kind) === name,
    );
    // Files of one kind stay in the order of the server's response.
    const sortedEntries = groupEntries.sort((a, b) => orderOf(a) - orderOf(b));
    // The group of towns is shown even while empty, because the first town is added there.
    return groupEntries.length > 0 || name === 'towns' ? [{ name, entries: sortedEntries }] : [];
  });
}

/** The group of a kind of file. */
export function groupOf(kind: string): GroupName {
  if (kind === 'absent') return 'absent';
  const groupName = groupNames.find((name) => kinds[name].includes(kind));
  return groupName ?? (kind.startsWith('pages/') ? 'pages' : 'words');
}

/**
 * The name of a file: for a town or an article its own title; without one, the words of its path.
 * @param name its path within a language's folder, or the path of a file shared by all languages
 */
export function fileTitle({ contentFiles }: DeskWords, name: string, title?: string): string {
  const [base = '', folder = ''] = name
    .replace(/\.\w+$/, '')
    .split('/')
    .reverse();
  const knownTitles: Record<string, string> = contentFiles;
  const ownTitle =
    folder === '' || folder === 'pages' ? (knownTitles[name] ?? knownTitles[base]) : title;
  const words = base.replace(/-+/g, ' ');
  return ownTitle ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names languages in the language of the desk. */
export function useLanguageNames() {
  const { locale } = useSetup();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const nameOne = (code: string) => names.of(code) ?? code;
  return {
    nameOne,
    nameAll: (codes: string[]) => new Intl.ListFormat(locale).format(codes.map(nameOne)),
  };
}

/** Names a file or, with labels, a field: its file, its parent fields, and its language. */
export function useFieldNames() {
  const copy = useCopy();
  const { nameAll } = useLanguageNames();
  // The list has the titles of articles and towns; it is fetched if it has not been yet.
  const { data } = useQuery({ ...filesQuery, staleTime: Number.POSITIVE_INFINITY });
  return (path: string, labels: string[], languages = [languageOfFile(path) ?? '']) => {
    const title = data?.files.find((file) => file.path === path)?.title;
    const fieldPath = [fileTitle(copy, nameOfFile(path), title), ...labels].join(' › ');
    const codes = languages.filter(Boolean);
    return codes.length > 0 ? `${fieldPath} (${nameAll(codes)})` : fieldPath;
  };
}
