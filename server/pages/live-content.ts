import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import type { ContentMistake } from '../../shared/desk/content.ts';
import { clinicFile } from '../../shared/fact-files.ts';
import { type ChangedTexts, folderState, readFolder } from '../../src/content/files.ts';
import { parseYaml, readParsed } from '../../src/content/folder/yaml.ts';
import { putFile } from '../../src/content/snapshot/content-cache.ts';
import type { Content } from '../../src/content/snapshot/snapshot.ts';
import type { PublishedTexts, PublishedTextsWatcher } from '../content/published-texts.ts';
import type { ContentLocation } from '../data-folder.ts';
import type { Database } from '../database/index.ts';
import { errorFields, PlainError } from '../log.ts';
import { HelperProcess } from '../processes/helper-process.ts';
import { writeUploads } from './write-uploads.ts';

/** Texts to read instead of the folder's. */
interface ReplacementTexts {
  /** Replace all texts of the folder. */
  texts?: ReadonlyMap<string, string>;
  /** Replace single texts of the folder. */
  changedTexts: ChangedTexts;
}

/** A task for the process that reads content. */
export type ReadingTask = ReplacementTexts & Pick<ContentLocation, 'folder' | 'cacheFolder'>;

/** Content, and the texts that it was made from. */
export interface ContentWithTexts {
  content: Content;
  texts: ReadonlyMap<string, string>;
}

/** The content, or its mistakes, also as lines: file, field, message. */
export type ReadingOutcome = ContentWithTexts | { mistakes: ContentMistake[]; lines: string[] };

const program = resolve(import.meta.dirname, 'content-program.ts');
const reader = new HelperProcess<ReadingTask, ReadingOutcome>(program);

/**
 * The clinic's content has mistakes, or could not be read. The message has a line for each mistake: file, field, what is
 * wrong.
 */
export class FolderError extends PlainError {
  override name = 'FolderError';
  readonly mistakes: ContentMistake[];

  constructor(message: string, mistakes: ContentMistake[] = []) {
    super(message);
    this.mistakes = mistakes;
  }

  /**
   * Whether reading the same files again would fail again. Without mistakes, the reading itself failed, for example
   * because its process ran out of memory.
   */
  get isPermanent(): boolean {
    return this.mistakes.length > 0;
  }
}

/**
 * Reads and checks the clinic's content, with texts that replace those of its folder, in a process of its own.
 * @throws FolderError if the content has a mistake or could not be read
 */
async function readClinicContent(
  { folder, cacheFolder, writeUploads }: ContentLocation,
  { texts, changedTexts }: ReplacementTexts,
): Promise<ContentWithTexts> {
  await writeUploads?.([...(texts?.values() ?? []), ...changedTexts.values()]);
  const task = { folder, cacheFolder, changedTexts, ...(texts && { texts }) };
  const outcome = await reader.run(task).catch((error) => {
    throw new FolderError(`${folder} could not be read: ${error.message}`);
  });
  if ('content' in outcome) return outcome;
  throw new FolderError(outcome.lines.join('\n'), outcome.mistakes);
}

/**
 * Reads the content that visitors see, with changes by staff; refuses changes that staff may not make.
 * @throws FolderError for such a change, or if the result has a mistake or could not be read
 */
export async function readWithChanges(
  location: ContentLocation,
  servedContent: ContentWithTexts,
  changedTexts: ChangedTexts,
): Promise<ContentWithTexts> {
  const nextContent = await readClinicContent(location, {
    texts: servedContent.texts,
    changedTexts,
  });
  checkFixedFacts(nextContent.content, servedContent.content);
  await checkThirdPartyScript(nextContent.content, servedContent.content, location.folder);
  return nextContent;
}

/** Adds to a location the function that writes the uploaded pictures named in texts, before content is read. */
export function withUploads<Location extends ContentLocation>(
  location: Location,
  database: Database,
): Location {
  return {
    ...location,
    writeUploads: (texts) => writeUploads(database, location.cacheFolder, texts),
  };
}

/** The facts that the server reads only when it starts. */
const fixedFacts = ['siteUrl', 'timeZone', 'languages'] as const;

/** @throws FolderError if a fact has changed that the server reads only when it starts */
function checkFixedFacts(nextContent: Content, currentContent: Content): void {
  const changedFacts = fixedFacts.filter(
    (name) => factOf(name, nextContent) !== factOf(name, currentContent),
  );
  if (changedFacts.length === 0) return;
  const message = 'restart the server to apply this change';
  const mistakes = changedFacts.map((name) => ({ path: clinicFile, pointer: `/${name}`, message }));
  throw new FolderError(`clinic.yaml: ${changedFacts.join(', ')}: ${message}`, mistakes);
}

/**
 * Refuses new third-party scripts: a stolen sign-in must not be enough to put one on the site. The script of
 * the clinic's folder may be removed and restored.
 * @throws FolderError if a third-party script was added or changed
 */
async function checkThirdPartyScript(
  nextContent: Content,
  currentContent: Content,
  folder: string,
): Promise<void> {
  const widgetOf = ({ collections }: Content) => collections.clinic[0]?.data.reviews?.widget;
  const widget = widgetOf(nextContent);
  if (!widget || isDeepStrictEqual(widget, widgetOf(currentContent))) return;
  const { content } = readParsed(await readFolder(folder), clinicFile, parseYaml);
  if (isDeepStrictEqual(widget, Object(content?.fields).reviews?.widget)) return;
  const message = 'a script of another company can be added only in the clinic’s folder';
  throw new FolderError(`${clinicFile}: reviews.widget: ${message}`, [
    { path: clinicFile, pointer: '/reviews/widget', message },
  ]);
}

function factOf(name: (typeof fixedFacts)[number], { collections }: Content): string {
  return JSON.stringify(collections.clinic[0]?.data[name]);
}

/** Content that is served. */
export interface ServedContent extends ContentWithTexts {
  /** The state of the folder and of the published texts for which it is served; empty if it has to be read again. */
  state: string;
  /** The published texts that have been applied, or could not be because of a mistake. */
  publishedTexts: ChangedTexts;
  /** Whether it is what the folder and the published texts say; false if the folder has a mistake, so that older content is served. */
  isCurrent: boolean;
  /** Whether it was read just now, and should be saved once its pages are made. */
  isNew: boolean;
}

/** Content with a publication that is about to be stored, and the state of the site when it was read. */
export interface PreparedContent extends ContentWithTexts {
  changedTexts: ChangedTexts;
  stateOfFolder: string;
  previousTexts: PublishedTexts;
  /** Whether it includes the folder and all earlier publications, so that nothing has to be read again. */
  isComplete: boolean;
}

/**
 * Returns the content to start with: that of the folder and the published texts. If the folder has mistakes or could not
 * be read, it is the saved content instead; with mistakes in the folder, later publications are applied to it.
 * @param publishedTexts what staff have published
 * @throws FolderError if the folder has mistakes or could not be read, and there is no saved content
 */
export async function openContent(
  location: ContentLocation,
  publishedTexts: PublishedTexts,
  log: Logger,
): Promise<ServedContent> {
  const state = stateOf(await folderState(location.folder), publishedTexts);
  const savedContent = await readSavedContent(location);
  if (savedContent?.state === state) return savedContent;
  try {
    return await readFolderAndPublished(location, publishedTexts, state);
  } catch (error) {
    if (!(error instanceof FolderError) || !savedContent) throw error;
    if (!error.isPermanent) {
      log.error(
        errorFields(error),
        'the clinic’s folder could not be read: its last content is served',
      );
      // Its state differs from the folder's, so the folder is read again at the next poll.
      return savedContent;
    }
    logMistakes(log, error);
    return readServedWithPublished(location, publishedTexts, { ...savedContent, state }).catch(
      (error) => {
        log.error(errorFields(error), 'what staff have published could not be read');
        return { ...savedContent, state, isCurrent: false };
      },
    );
  }
}

/** The state of a folder with published texts: a text that changes whenever either does. */
function stateOf(stateOfFolder: string, { hash }: PublishedTexts): string {
  return hash === '' ? stateOfFolder : `${stateOfFolder} ${hash}`;
}

/** Reads the folder with the published texts. */
async function readFolderAndPublished(
  location: ContentLocation,
  { texts: publishedTexts }: PublishedTexts,
  state: string,
): Promise<ServedContent> {
  const result = await readClinicContent(location, { changedTexts: publishedTexts });
  return { ...result, state, publishedTexts, isCurrent: true, isNew: true };
}

/**
 * Reads the served content with later publications, while the folder has a mistake: the mistake must not keep anybody
 * from publishing, on any server. Published texts that do not fit the served content wait until the folder is corrected.
 * @throws FolderError if it could not be read
 */
async function readServedWithPublished(
  location: ContentLocation,
  { texts: publishedTexts }: PublishedTexts,
  servedContent: ServedContent,
): Promise<ServedContent> {
  const olderContent = {
    ...servedContent,
    publishedTexts,
    isCurrent: false,
    isNew: false,
  };
  const { texts: folderTexts } = await readFolder(location.folder);
  const isChanged = ([path, text]: readonly [string, string | null]) =>
    (servedContent.texts.get(path) ?? null) !== text;
  // Where a text is no longer published, the folder's applies again, unless it contains the mistake.
  const unpublishedTexts = [...servedContent.publishedTexts.keys()].map(
    (path) => [path, folderTexts.get(path) ?? null] as const,
  );
  const textsWithFolder = new Map([...unpublishedTexts, ...publishedTexts]);
  for (const texts of [textsWithFolder, publishedTexts]) {
    const changedTexts = new Map([...texts].filter(isChanged));
    if (changedTexts.size === 0) return olderContent;
    try {
      const result = await readClinicContent(location, {
        texts: servedContent.texts,
        changedTexts,
      });
      checkFixedFacts(result.content, servedContent.content);
      return { ...olderContent, ...result, isNew: true };
    } catch (error) {
      if (!(error instanceof FolderError && error.isPermanent)) throw error;
    }
  }
  return olderContent;
}

function logMistakes(log: Logger, error: FolderError): void {
  const mistakes = error.message.split('\n');
  log.error({ mistakes }, 'the clinic’s folder has mistakes: its last valid content is served');
}

/** Saves content whose pages could be made, for the next start. */
export async function saveContent(
  { cacheFolder, buildHash }: ContentLocation,
  { isNew: _, ...servedContent }: ServedContent,
): Promise<void> {
  await putFile(join(cacheFolder, 'content'), serialize({ buildHash, ...servedContent }));
}

/** The saved content; null if there is none, or it is damaged or for another build. */
export async function readSavedContent({
  cacheFolder,
  buildHash,
}: ContentLocation): Promise<ServedContent | null> {
  try {
    const savedContent = deserialize(await readFile(join(cacheFolder, 'content')));
    return savedContent.buildHash === buildHash && savedContent.publishedTexts
      ? { ...savedContent, isNew: false }
      : null;
  } catch {
    return null;
  }
}

/** Content that could not be shown is attempted again after this many polls: half a minute, at two polls a second. */
const pollsBetweenAttempts = 60;

interface LiveContentOptions {
  location: ContentLocation;
  servedContent: ServedContent;
  /** What staff have published. */
  publishedTexts: Pick<PublishedTextsWatcher, 'load' | 'current'>;
  log: Logger;
}

/** The content that visitors see, and the content to show next when the clinic's folder changes or staff publish. */
export class LiveContent {
  readonly #options: LiveContentOptions;
  /** The state that was attempted last, and how many polls ago. */
  #lastAttempt = { state: '', polls: 0 };
  #servedContent: ServedContent;
  /** The state of the folder at the last check. */
  #lastFolderState = '';

  constructor(options: LiveContentOptions) {
    this.#options = options;
    this.#servedContent = options.servedContent;
  }

  get servedContent(): ServedContent {
    return this.#servedContent;
  }

  /**
   * Reads the content if the folder or the published texts have changed. If the result cannot be shown, reads it again
   * twice a minute.
   * @returns null if there is nothing new to show: neither has changed, files are being saved, the folder has a mistake,
   * or the pause before the next attempt is not over
   * @throws FolderError if the content could not be read
   */
  async nextContent(): Promise<ServedContent | null> {
    const { location, publishedTexts: watcher, log } = this.#options;
    const stateOfFolder = await folderState(location.folder);
    const isSettled = stateOfFolder === this.#lastFolderState;
    this.#lastFolderState = stateOfFolder;
    const publishedTexts = watcher.current;
    if (!isSettled || !publishedTexts) return null;
    const state = stateOf(stateOfFolder, publishedTexts);
    const { servedContent } = this;
    if (state === servedContent.state || !this.#takeAttempt(state)) return null;
    try {
      const nextContent = await readFolderAndPublished(location, publishedTexts, state);
      checkFixedFacts(nextContent.content, servedContent.content);
      return nextContent;
    } catch (error) {
      // If files were being saved during the read, what was read belongs to neither state.
      if ((await folderState(location.folder)) !== stateOfFolder) return null;
      if (!(error instanceof FolderError && error.isPermanent)) throw error;
      logMistakes(log, error);
      const unchangedContent = { ...servedContent, state, isCurrent: false, isNew: false };
      // From now on this state counts as read.
      this.#servedContent = unchangedContent;
      const nextContent = await readServedWithPublished(location, publishedTexts, unchangedContent);
      if (nextContent.isNew) return nextContent;
      this.#servedContent = nextContent;
      return null;
    }
  }

  /** Counts a poll; returns whether to try a state now: at once if it is new, otherwise after a pause. */
  #takeAttempt(state: string): boolean {
    this.#lastAttempt.polls += 1;
    if (state === this.#lastAttempt.state && this.#lastAttempt.polls < pollsBetweenAttempts)
      return false;
    this.#lastAttempt = { state, polls: 0 };
    return true;
  }

  /**
   * Reads the content that visitors see, with a publication, so that a mistake elsewhere in the folder does not keep
   * staff from publishing.
   * @param changedTexts the texts of this publication
   * @throws FolderError if the result has a mistake or could not be read
   */
  async prepare(changedTexts: ChangedTexts): Promise<PreparedContent> {
    const { location, publishedTexts } = this.#options;
    const { servedContent } = this;
    const stateOfFolder = await folderState(location.folder);
    const previousTexts = await publishedTexts.load();
    const nextContent = await readWithChanges(location, servedContent, changedTexts);
    const isComplete =
      servedContent.isCurrent && servedContent.state === stateOf(stateOfFolder, previousTexts);
    return {
      ...nextContent,
      changedTexts,
      stateOfFolder,
      previousTexts,
      isComplete,
    };
  }

  /** The content that visitors see once a publication is stored. */
  async contentAfterStoring(preparedContent: PreparedContent): Promise<ServedContent> {
    const { content, texts, changedTexts, stateOfFolder, previousTexts, isComplete } =
      preparedContent;
    const currentTexts = await this.#options.publishedTexts.load();
    // Otherwise the state is left empty, so that everything is read again: other texts have changed too, or the
    // publication may correct the folder's mistake.
    const isUpToDate =
      isComplete && differOnlyIn(changedTexts, previousTexts.texts, currentTexts.texts);
    return {
      content,
      texts,
      state: isUpToDate ? stateOf(stateOfFolder, currentTexts) : '',
      publishedTexts: new Map([...this.#servedContent.publishedTexts, ...changedTexts]),
      isCurrent: true,
      isNew: true,
    };
  }

  /** Records the content that visitors see from now on. If it is new, saves it for the next start. */
  async activate(servedContent: ServedContent): Promise<void> {
    const { location, log } = this.#options;
    this.#servedContent = servedContent;
    if (!servedContent.isNew) return;
    try {
      await saveContent(location, servedContent);
    } catch (error) {
      log.error(errorFields(error), 'the content could not be saved for the next start');
    }
  }
}

/** Whether two sets of published texts differ only in the files of one publication. */
function differOnlyIn(
  changedTexts: ChangedTexts,
  previousTexts: ChangedTexts,
  currentTexts: ChangedTexts,
): boolean {
  return [...previousTexts.keys(), ...currentTexts.keys()].every(
    (path) => changedTexts.has(path) || previousTexts.get(path) === currentTexts.get(path),
  );
}
