import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type FieldChange, findChanges } from '../../shared/content-changes.ts';
import { parseFile, splitMarkdown } from '../../shared/content-document.ts';
import {
  type ContentConflict,
  maxFileLength,
  type RenameArticle,
} from '../../shared/desk/content.ts';
import type { Json } from '../../shared/json.ts';
import { type ContentFiles, folderState, readFolder } from '../../src/content/files.ts';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { Refusal } from '../plugins/refusal.ts';
import { timestamp } from '../time/clock.ts';
import { recordChange } from './published-texts.ts';

/** An unpublished change to a file. */
export interface Draft {
  /** Null if it deletes the file. */
  text: string | null;
  /** The version of the folder's text on which it or, if the file is published, the published text is based. */
  base: string;
  /** The name of the person who saved it. */
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** A published file, which replaces the one in the folder. */
export interface PublishedFile {
  /** Null if the file is deleted from the site. */
  text: string | null;
  /** The version of the folder's text that it replaces. */
  base: string;
  /** The number of its publication. */
  number: number;
}

/** The texts of a file: in the folder, as published, and as a draft. */
export interface FileTexts {
  path: string;
  /** Null if the folder has no such file. */
  folderText: string | null;
  publishedFile?: PublishedFile;
  draft?: Draft;
}

/** The version of a file's text: a hash, or `none` if there is no file. */
export function versionOf(text: string | null): string {
  if (text === null) return 'none';
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The text for visitors: the published one, or else the folder's. */
export function publishedText({ publishedFile, folderText }: FileTexts): string | null {
  return publishedFile ? publishedFile.text : folderText;
}

/** The text at the desk: the draft, if there is one. */
export function currentText(file: FileTexts): string | null {
  return file.draft ? file.draft.text : publishedText(file);
}

/** Whether the folder's text has changed since the draft or publication, to neither of their texts; staff must choose. */
export function isFolderChanged({ folderText, publishedFile, draft }: FileTexts): boolean {
  const base = draft?.base ?? publishedFile?.base;
  if (base === undefined || base === versionOf(folderText)) return false;
  return folderText !== draft?.text && folderText !== publishedFile?.text;
}

/** The clinic's folder, which is read again when one of its files has changed. */
export class Folder {
  readonly #path: string;
  #cache: { state: string; texts: ContentFiles['texts'] } | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** The texts of its files, by path. */
  async texts(): Promise<ContentFiles['texts']> {
    const state = await folderState(this.#path);
    if (this.#cache?.state !== state) {
      const { texts } = await readFolder(this.#path);
      this.#cache = { state, texts };
    }
    return this.#cache.texts;
  }
}

/** Reads the texts of a file. */
export async function readFile(
  database: Database,
  folderTexts: ContentFiles['texts'],
  path: string,
): Promise<FileTexts> {
  const files = await readFiles(database, folderTexts, [path]);
  return files.get(path) ?? { path, folderText: null };
}

/**
 * Reads the texts of files, by path.
 * @param folderTexts the texts of the clinic's folder
 * @param paths the files to read; all if omitted
 */
export async function readFiles(
  database: Database,
  folderTexts: ContentFiles['texts'],
  paths?: string[],
): Promise<Map<string, FileTexts>> {
  const publishedFiles = await database
    .selectFrom('content_published')
    .select(['path', 'text', 'base', 'number'])
    .$if(paths !== undefined, (query) => query.where('path', 'in', paths ?? []))
    .execute();
  const drafts = await database
    .selectFrom('content_drafts')
    .select(['path', 'text', 'base', 'saved_by as by', 'saved_at as at'])
    .$if(paths !== undefined, (query) => query.where('path', 'in', paths ?? []))
    .execute();
  const allPaths = paths ?? [
    ...folderTexts.keys(),
    ...[...publishedFiles, ...drafts].map(({ path }) => path),
  ];
  const files = new Map<string, FileTexts>();
  for (const path of allPaths.toSorted())
    files.set(path, { path, folderText: folderTexts.get(path) ?? null });
  for (const { path, ...row } of publishedFiles)
    Object.assign(files.get(path) ?? {}, { publishedFile: row });
  for (const { path, ...row } of drafts) Object.assign(files.get(path) ?? {}, { draft: row });
  return files;
}

/** More YAML special characters than any file has. Parsing time grows with the square of the number of keys. */
const maxSpecialCharacters = 10_000;

/** Characters that not every database stores: NUL and lone surrogates. */
const unstorableCharacters = /\0|\p{Cs}/u;

/** An edited text of a file, and the version that was edited. */
export interface EditedText {
  path: string;
  /** Null to delete the file. */
  text: string | null;
  version: string;
}

/** The context of a change to a file. */
interface ChangeContext {
  /** The texts of the clinic's folder. */
  folderTexts: ContentFiles['texts'];
  /** The name of the person who makes it. */
  by: string;
}

/** Reads all drafts. */
export async function readDrafts(
  database: Database,
): Promise<{ path: string; text: string | null }[]> {
  return database.selectFrom('content_drafts').select(['path', 'text']).orderBy('path').execute();
}

/**
 * Saves a draft, or discards it if its text is the published one.
 * @throws Refusal if the file has changed since the version that was edited, or if the text cannot be stored
 */
export async function saveDraft(
  database: Database,
  { path, text, version }: EditedText,
  { folderTexts, by }: ChangeContext,
): Promise<void> {
  checkStorable({ path, text });
  await inTransaction(database, async (transaction) => {
    // Locks the row of `site-drafts`, so that no other draft is saved until this transaction ends.
    await recordChange(transaction, 'site-drafts');
    const file = await readFile(transaction, folderTexts, path);
    const isSaved = currentText(file) === text;
    if (!isSaved) await checkVersion(transaction, file, version);
    if (!isSaved || text === publishedText(file))
      await putOrDeleteDraft(transaction, file, text, by);
  });
}

async function putOrDeleteDraft(
  transaction: Transaction,
  file: FileTexts,
  text: string | null,
  by: string,
): Promise<void> {
  const { path, draft, publishedFile, folderText } = file;
  if (text === publishedText(file)) {
    await deleteDraft(transaction, path);
    return;
  }
  const folderVersion = versionOf(folderText);
  const base =
    text === folderText ? folderVersion : (draft?.base ?? publishedFile?.base ?? folderVersion);
  const row = { text, base, saved_by: by, saved_at: timestamp() };
  await transaction
    .insertInto('content_drafts')
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute();
}

/**
 * Gives an article another address in all its languages, as drafts. If it is published, the former address becomes an
 * alias.
 * @throws Refusal if another article has the address, or if a file has changed since the given version
 */
export async function renameArticle(
  database: Database,
  { from, to, versions }: RenameArticle,
  languages: readonly string[],
  { folderTexts, by }: ChangeContext,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await recordChange(transaction, 'site-drafts');
    for (const language of languages) {
      const file = await readFile(transaction, folderTexts, `${language}/articles/${from}.md`);
      const target = await readFile(transaction, folderTexts, `${language}/articles/${to}.md`);
      if ((currentText(target) ?? publishedText(target)) !== null)
        throw new Refusal('taken', { sentence: 'address-taken' });
      await checkVersion(transaction, file, versions[language] ?? '');
      const text = currentText(file);
      if (text === null) continue;
      const document = publishedText(file) === null ? null : parseFile(file.path, text);
      const aliases = document?.get('/aliases');
      const oldAliases = Array.isArray(aliases) ? aliases : [];
      document?.set('/aliases', [...new Set([...oldAliases, from])]);
      await putOrDeleteDraft(transaction, target, document?.toString() ?? text, by);
      await putOrDeleteDraft(transaction, file, null, by);
    }
  });
}

/** @throws Refusal if a file has changed since the version that was edited */
export async function checkVersion(
  database: Database,
  file: FileTexts,
  version: string,
): Promise<void> {
  const text = currentText(file);
  if (versionOf(text) === version) return;
  throw new Refusal('conflict', { file: await conflictOf(database, file, text) });
}

async function conflictOf(
  database: Database,
  { path, draft, publishedFile }: FileTexts,
  text: string | null,
): Promise<ContentConflict['file']> {
  const publication =
    publishedFile &&
    (await database
      .selectFrom('content_publications')
      .select('published_by as by')
      .where('number', '=', publishedFile.number)
      .executeTakeFirst());
  return { path, text, version: versionOf(text), by: draft?.by ?? publication?.by ?? null };
}

/** @throws Refusal if a text is too long, or has characters that not every database stores */
export function checkStorable({ path, text }: Pick<EditedText, 'path' | 'text'>): void {
  if (text === null) return;
  const yaml = path.endsWith('.md') ? (splitMarkdown(text)?.front ?? text) : text;
  if (text.length > maxFileLength || yaml.split(/[:,?{[&*!]/).length > maxSpecialCharacters) {
    throw new Refusal('invalid', { field: 'text', sentence: 'content-large' });
  }
  if (unstorableCharacters.test(text)) {
    throw new Refusal('invalid', { field: 'text', sentence: 'content-characters' });
  }
}

export async function deleteDraft(transaction: Transaction, path: string): Promise<void> {
  await transaction.deleteFrom('content_drafts').where('path', '=', path).execute();
}

/** The fields that differ between the previous text of a file and the next. */
export function changesOf(
  path: string,
  previousText: string | null,
  text: string | null,
): FieldChange[] {
  const [before, after] = [valuesOf(path, previousText), valuesOf(path, text)];
  if (before === undefined || after === undefined) {
    return [{ field: '', was: versionOf(previousText), value: versionOf(text) }];
  }
  // Without changes of order alone: they make no other language outdated, because each may have its own order.
  return findChanges(before, after).filter(({ isOrder }) => !isOrder);
}

/** Parsed texts, by path and version: parsing every file of a site takes half a second. */
const parsedFiles = new LRUCache<string, { values: Json | undefined }>({ max: 1_000 });

/** The values in a file's text; undefined if there is no file, or if the text cannot be parsed. */
export function valuesOf(path: string, text: string | null): Json | undefined {
  if (text === null) return undefined;
  const key = `${path} ${versionOf(text)}`;
  const parsedFile = parsedFiles.get(key) ?? { values: parseFile(path, text)?.toJSON() };
  parsedFiles.set(key, parsedFile);
  return parsedFile.values;
}
