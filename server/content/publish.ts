import type { PublicationResponse, PublishFiles } from '../../shared/desk/content.ts';
import type { ChangedTexts, ContentFiles } from '../../src/content/files.ts';
import {
  type Database,
  inTransaction,
  retryWhileLocked,
  type Transaction,
} from '../database/index.ts';
import type { LivePages } from '../pages/live-pages.ts';
import { Refusal } from '../plugins/refusal.ts';
import { type Actor, logAccesses } from '../staff/access-log.ts';
import { timestamp } from '../time/clock.ts';
import {
  changesOf,
  checkStorable,
  checkVersion,
  currentText,
  deleteDraft,
  type FileTexts,
  type Folder,
  type PublishedFile,
  publishedText,
  readFiles,
  versionOf,
} from './drafts.ts';
import { lastPublicationNumber, publicationNumberOf } from './history.ts';
import { type PublishedTextsWatcher, recordChange } from './published-texts.ts';

export interface PublishingOptions {
  database: Database;
  folder: Folder;
  pages: LivePages;
  publishedTexts: PublishedTextsWatcher;
  actor: Actor;
}

/** What to publish. */
interface PublishRequest {
  texts: ChangedTexts;
  /** The versions that the person saw, by path; empty for an undo. */
  versions: ReadonlyMap<string, string>;
  /** The publication to undo; null if none. */
  undonePublication: PublicationResponse | null;
}

/**
 * Publishes files, and deletes their drafts: all of them or none.
 * @param files each with the version that the person saw, and the text to publish; if omitted, its draft is published
 * @returns the number of the publication
 * @throws Refusal if a file has changed since that version, FolderError if publishing would introduce a mistake or the
 * content could not be read, PlainError for a page that cannot be rendered, OverloadedError if too many publications
 * wait
 */
export async function publishFiles(
  options: PublishingOptions,
  files: PublishFiles['files'],
): Promise<number> {
  const { database, folder } = options;
  const paths = files.map(({ path }) => path);
  const filesByPath = await readFiles(database, await folder.texts(), paths);
  const currentTextOf = (path: string) =>
    currentText(filesByPath.get(path) ?? { path, folderText: null });
  const texts = new Map(files.map(({ path, text = currentTextOf(path) }) => [path, text]));
  for (const [path, text] of texts) checkStorable({ path, text });
  const versions = new Map(files.map(({ path, version }) => [path, version]));
  return publish(options, { texts, versions, undonePublication: null });
}

/**
 * Publishes the texts that the files of a publication had before it.
 * @returns the number of the publication
 * @throws Refusal if one of the files has been published again since; otherwise as `publishFiles`
 */
export async function undoPublication(
  options: PublishingOptions,
  publication: PublicationResponse,
): Promise<number> {
  return publish(options, {
    texts: new Map(publication.files.map(({ path, previousText }) => [path, previousText])),
    versions: new Map(),
    undonePublication: publication,
  });
}

async function publish(options: PublishingOptions, request: PublishRequest): Promise<number> {
  const { database, folder, pages } = options;
  const release = await pages.lock();
  try {
    const files = await readFilesToPublish(database, request, await folder.texts());
    if (!files.some((file) => isChangedBy(request, file))) return await store(options, request);
    const preparedPages = await pages.render(request.texts);
    const number = await store(options, request);
    await pages.activate(preparedPages);
    return number;
  } finally {
    release();
  }
}

/**
 * Reads the files that are to be published.
 * @throws Refusal if one of them has changed since the request
 */
async function readFilesToPublish(
  database: Database,
  { texts, versions, undonePublication }: PublishRequest,
  folderTexts: ContentFiles['texts'],
): Promise<FileTexts[]> {
  const files = [...(await readFiles(database, folderTexts, [...texts.keys()])).values()];
  if (undonePublication !== null) {
    await checkNotPublishedSince(database, undonePublication, files);
    return files;
  }
  for (const file of files) {
    // In a retry because the first response was lost, the file is already published.
    const isPublished = !file.draft && publishedText(file) === texts.get(file.path);
    if (!isPublished) await checkVersion(database, file, versions.get(file.path) ?? '');
  }
  return files;
}

/** @throws Refusal if a file of a publication has been published again since */
async function checkNotPublishedSince(
  database: Database,
  { number, files }: PublicationResponse,
  currentFiles: FileTexts[],
): Promise<void> {
  const filesByPath = new Map(files.map((file) => [file.path, file]));
  const changedFile = currentFiles.find((file) => {
    const { previousText, text } = filesByPath.get(file.path) ?? {};
    return publishedText(file) !== text && publishedText(file) !== previousText;
  });
  if (!changedFile) return;
  const file = { path: changedFile.path, text: publishedText(changedFile) };
  const laterPublication = await publicationNumberOf(database, file, number);
  throw new Refusal(
    'conflict',
    laterPublication === undefined
      ? { sentence: 'site-conflict' }
      : { sentence: 'undo-conflict', values: { NUMBER: laterPublication } },
  );
}

function isChangedBy({ texts }: PublishRequest, file: FileTexts): boolean {
  return publishedText(file) !== texts.get(file.path);
}

/** Stores a publication, which this server then reads; the others notice it within seconds. */
async function store(options: PublishingOptions, request: PublishRequest): Promise<number> {
  const { database, folder, publishedTexts, actor } = options;
  const folderTexts = await folder.texts();
  const number = await retryWhileLocked(() =>
    inTransaction(database, (transaction) =>
      storePublication(transaction, folderTexts, request, actor),
    ),
  );
  await publishedTexts.check();
  return number;
}

/**
 * @param folderTexts the texts of the clinic's folder
 * @returns the number of the publication, or of the last one if this one changes nothing
 */
async function storePublication(
  transaction: Transaction,
  folderTexts: ContentFiles['texts'],
  request: PublishRequest,
  actor: Actor,
): Promise<number> {
  const { texts, undonePublication } = request;
  // Locks the rows in this order, so that other publications, and anyone who saves a draft, wait here.
  await recordChange(transaction, 'site');
  await recordChange(transaction, 'site-drafts');
  const files = await readFilesToPublish(transaction, request, folderTexts);
  for (const { path, draft } of files) {
    // An undo keeps drafts that differ from the restored text: somebody is still working on them.
    if (undonePublication === null || draft?.text === texts.get(path))
      await deleteDraft(transaction, path);
  }
  const lastNumber = await lastPublicationNumber(transaction);
  const changedFiles = files.filter((file) => isChangedBy(request, file));
  if (changedFiles.length === 0) return lastNumber;
  const number = lastNumber + 1;
  const row = { number, undoes: undonePublication?.number ?? null, published_by: actor.name };
  await transaction
    .insertInto('content_publications')
    .values({ ...row, published_at: timestamp() })
    .execute();
  for (const file of changedFiles) {
    await storeFile(transaction, file, { text: texts.get(file.path) ?? null, number });
  }
  const action = undonePublication === null ? 'site-published' : 'site-undone';
  const subjects = changedFiles.map(({ path }) => ({ subject: path }));
  await logAccesses(transaction, actor, action, subjects);
  return number;
}

async function storeFile(
  transaction: Transaction,
  file: FileTexts,
  { text, number }: Pick<PublishedFile, 'text' | 'number'>,
): Promise<void> {
  const { path, folderText, publishedFile, draft } = file;
  const previousText = publishedText(file);
  const changes = JSON.stringify(changesOf(path, previousText, text));
  await transaction
    .insertInto('content_publication_files')
    .values({ number, path, previous_text: previousText, text, changes })
    .execute();
  if (text === folderText) {
    await transaction.deleteFrom('content_published').where('path', '=', path).execute();
    return;
  }
  const base = draft?.base ?? publishedFile?.base ?? versionOf(folderText);
  await transaction
    .insertInto('content_published')
    .values({ path, text, base, number })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ text, base, number }))
    .execute();
}
