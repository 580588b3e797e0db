import { createHash } from 'node:crypto';
import type { ContentFiles } from '../../src/content/files.ts';
import { readFolder } from '../../src/content/folder/read-folder.ts';
import type { Database } from '../database/index.ts';
import { folderState } from './published-texts.ts';

/** A change of a file that is not published yet. */
export interface Draft {
  text: string | null;
  /** The version of the folder's text that it was made from, or that its published text replaces. */
  base: string;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Whether an undo has taken this text off the site, and nobody has changed it since. */
  isTakenBack?: boolean;
}

/** A file that stands in place of the folder's. */
export interface Published {
  text: string | null;
  /** The version of the folder's text that it replaces. */
  base: string;
  /** The publication that it is of. */
  number: number;
}

/** What a file says, and what it would say. */
export interface FileTexts {
  path: string;
  inFolder: string | null;
  published?: Published;
  draft?: Draft;
}

/** Tells one text of a file from another. */
export function versionOf(text: string | null): string {
  if (text === null) return 'none';
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What the site is to say: what is published, or what the folder says. */
export function publishedText({ published, inFolder }: FileTexts): string | null {
  return published ? published.text : inFolder;
}

/** What the desk shows: the draft, where there is one. */
export function textNow(file: FileTexts): string | null {
  return file.draft ? file.draft.text : publishedText(file);
}

/** Whether the folder has another text by now than the one that was changed: someone has to choose. */
export function isChangedBeneath({ inFolder, published, draft }: FileTexts): boolean {
  const base = draft?.base ?? published?.base;
  if (base === undefined || base === versionOf(inFolder)) return false;
  return inFolder !== (published ?? draft)?.text;
}

/** The clinic's folder, which is read again when a file of it has changed. */
export class Folder {
  readonly #path: string;
  #known: { state: string; texts: ContentFiles['texts'] } | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** The texts of its files, by path. */
  async texts(): Promise<ContentFiles['texts']> {
    const state = await folderState(this.#path);
    if (this.#known?.state !== state) {
      const { texts } = await readFolder(this.#path);
      this.#known = { state, texts };
    }
    return this.#known.texts;
  }
}

/** Reads what a file says. */
export async function readFile(
  database: Database,
  inFolder: ContentFiles['texts'],
  path: string,
): Promise<FileTexts> {
  const files = await readFiles(database, inFolder, [path]);
  return files.get(path) ?? { path, inFolder: null };
}

/**
 * Reads what every file says, by its path.
 * @param inFolder the texts of the clinic's folder
 * @param paths of some files; all that there are if left out
 */
export async function readFiles(
  database: Database,
  inFolder: ContentFiles['texts'],
  paths?: string[],
): Promise<Map<string, FileTexts>> {
  const published = await database
    .selectFrom('content_published')
    .select(['path', 'text', 'base', 'number'])
    .$if(paths !== undefined, (query) => query.where('path', 'in', paths ?? []))
    .execute();
  const drafts = await database
    .selectFrom('content_drafts')
    .select(['path', 'text', 'base', 'saved_by as by', 'saved_at as at', 'taken_back'])
    .$if(paths !== undefined, (query) => query.where('path', 'in', paths ?? []))
    .execute();
  const all = paths ?? [...inFolder.keys(), ...[...published, ...drafts].map(({ path }) => path)];
  const files = new Map<string, FileTexts>();
  for (const path of all.toSorted())
    files.set(path, { path, inFolder: inFolder.get(path) ?? null });
  for (const { path, ...row } of published)
    Object.assign(files.get(path) ?? {}, { published: row });
  for (const { path, taken_back, ...row } of drafts) {
    Object.assign(files.get(path) ?? {}, { draft: { ...row, isTakenBack: Boolean(taken_back) } });
  }
  return files;
}
