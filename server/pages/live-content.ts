import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import { writeWhole } from '../../src/content/edition/kept-files.ts';
import type { ChangedTexts } from '../../src/content/files.ts';
import { readFolder } from '../../src/content/folder/read-folder.ts';
import {
  type FollowedTexts,
  folderState,
  type PublishedTexts,
} from '../content/published-texts.ts';
import { faultOf } from '../log.ts';
import {
  type ContentOfTexts,
  type ContentPlace,
  checkFixedFacts,
  FolderError,
  readClinicContent,
  readWithChanges,
} from './content-reader.ts';

/** Content that is served. */
export interface OpenedContent extends ContentOfTexts {
  /** The state of the folder and of the published texts that it is served for; empty if it has to be read again. */
  state: string;
  /** The published texts that it has. */
  published: ChangedTexts;
  /** Whether it is what the folder and the published texts say; else the folder has a mistake, and it is older. */
  isCurrent: boolean;
  /** Whether it was read just now, and is to be saved once its pages are made. */
  isNew: boolean;
}

/** Content with what staff are about to publish, and what else the site was to say when it was read. */
export interface PreparedContent extends ContentOfTexts {
  changed: ChangedTexts;
  folder: string;
  before: PublishedTexts;
  /** Whether nothing but the publication is to be read. */
  isWhole: boolean;
}

/**
 * Returns the content to start with: the saved one if the folder and the published texts have not changed since, or if
 * the folder has mistakes or could not be read.
 * @param published what staff have published
 * @throws FolderError if there is no saved content then
 */
export async function openContent(
  place: ContentPlace,
  published: PublishedTexts,
  log: Logger,
): Promise<OpenedContent> {
  const state = stateOf(await folderState(place.folder), published);
  const last = await lastContent(place);
  if (last?.state === state) return last;
  try {
    return await readWhole(place, published, state);
  } catch (error) {
    if (!(error instanceof FolderError) || !last) throw error;
    if (!error.isLasting) {
      log.error(
        faultOf(error),
        'the clinic’s folder could not be read: its last content is served',
      );
      // Its own state is another one, so the folder is read again as soon as changes are looked for.
      return last;
    }
    logMistakes(log, error);
    return readOverServed(place, published, { ...last, state }).catch((fault) => {
      log.error(faultOf(fault), 'what staff have published could not be read');
      return { ...last, state, isCurrent: false };
    });
  }
}

/** The state of a folder with published texts: one that changes whenever either does. */
export function stateOf(folder: string, { hash }: PublishedTexts): string {
  return hash === '' ? folder : `${folder} ${hash}`;
}

/** Reads the folder with the published texts. */
async function readWhole(
  place: ContentPlace,
  { texts: published }: PublishedTexts,
  state: string,
): Promise<OpenedContent> {
  const read = await readClinicContent(place, { changed: published });
  return { ...read, state, published, isCurrent: true, isNew: true };
}

/**
 * Reads what was served with what staff have published since, while the folder has a mistake: it is in nobody's way, on
 * whichever server they publish. A published text that makes a mistake with what is served waits for the folder.
 * @throws FolderError if it could not be read
 */
async function readOverServed(
  place: ContentPlace,
  { texts: published }: PublishedTexts,
  served: OpenedContent,
): Promise<OpenedContent> {
  const older = { ...served, published, isCurrent: false, isNew: false };
  const { texts: inFolder } = await readFolder(place.folder);
  const isChanged = ([path, text]: readonly [string, string | null]) =>
    (served.texts.get(path) ?? null) !== text;
  // What is not published any more says what the folder does, unless that is the mistake.
  const withdrawn = [...served.published.keys()].map(
    (path) => [path, inFolder.get(path) ?? null] as const,
  );
  for (const all of [[...withdrawn, ...published], [...published]]) {
    const changed = new Map([...new Map(all)].filter(isChanged));
    if (changed.size === 0) return older;
    try {
      const read = await readClinicContent(place, { texts: served.texts, changed });
      checkFixedFacts(read.content, served.content);
      return { ...older, ...read, isNew: true };
    } catch (error) {
      if (!(error instanceof FolderError && error.isLasting)) throw error;
    }
  }
  return older;
}

function logMistakes(log: Logger, error: FolderError): void {
  const mistakes = error.message.split('\n');
  log.error({ mistakes }, 'the clinic’s folder has mistakes: its last valid content is served');
}

/** Saves content whose pages could be made, for the next start. */
export async function keepContent(
  { kept, build }: ContentPlace,
  { isNew: _, ...opened }: OpenedContent,
): Promise<void> {
  await writeWhole(join(kept, 'content'), serialize({ build, ...opened }));
}

/** Returns null if none is saved, or it is damaged or for another build. */
async function lastContent({ kept, build }: ContentPlace): Promise<OpenedContent | null> {
  try {
    const last = deserialize(await readFile(join(kept, 'content')));
    return last.build === build && last.published ? { ...last, isNew: false } : null;
  } catch {
    return null;
  }
}

interface LiveContentOptions {
  place: ContentPlace;
  opened: OpenedContent;
  /** What staff have published. */
  published: Pick<FollowedTexts, 'known' | 'current'>;
  log: Logger;
}

/** The content that visitors see, and the next one when the clinic's folder changes or staff publish something. */
export class LiveContent {
  readonly #options: LiveContentOptions;
  readonly #retries = new Retries();
  #opened: OpenedContent;
  /** The state of the folder at the last check. */
  #seen = '';

  constructor(options: LiveContentOptions) {
    this.#options = options;
    this.#opened = options.opened;
  }

  get opened(): OpenedContent {
    return this.#opened;
  }

  /**
   * Reads the content if the folder or the published texts have changed. What is not shown after that is read again,
   * less and less often.
   * @returns null if they have not changed, if a file was saved just now or meanwhile and others may follow, or in
   * a pause between two attempts
   * @throws FolderError if it could not be read
   */
  async next(): Promise<OpenedContent | null> {
    const { place, published: followed, log } = this.#options;
    const folder = await folderState(place.folder);
    const isQuiet = folder === this.#seen;
    this.#seen = folder;
    const published = followed.current;
    if (!isQuiet || !published) return null;
    const state = stateOf(folder, published);
    const { opened } = this;
    if (state === opened.state || !this.#retries.isDue(state)) return null;
    try {
      const next = await readWhole(place, published, state);
      checkFixedFacts(next.content, opened.content);
      return next;
    } catch (error) {
      // What was read while files were being saved is of neither state.
      if ((await folderState(place.folder)) !== folder) return null;
      if (!(error instanceof FolderError && error.isLasting)) throw error;
      logMistakes(log, error);
      const served = { ...opened, state, isCurrent: false, isNew: false };
      // The same is not read again.
      this.#opened = served;
      const next = await readOverServed(place, published, served);
      if (next.isNew) return next;
      this.#opened = next;
      return null;
    }
  }

  /**
   * Reads the content with what staff are about to publish over what visitors see, so that a mistake elsewhere in
   * the folder is in nobody's way.
   * @param changed the texts of this publication
   * @throws FolderError if they make a mistake
   */
  async prepare(changed: ChangedTexts): Promise<PreparedContent> {
    const { place, published } = this.#options;
    const { opened } = this;
    const folder = await folderState(place.folder);
    const before = await published.known();
    const read = await readWithChanges(place, opened, changed);
    const isWhole = opened.isCurrent && opened.state === stateOf(folder, before);
    return { ...read, changed, folder, before, isWhole };
  }

  /** What visitors see once a publication is stored. */
  async stored(prepared: PreparedContent): Promise<OpenedContent> {
    const { content, texts, changed, folder, before, isWhole } = prepared;
    const after = await this.#options.published.known();
    // Otherwise everything is read again: the publication may have mended the folder.
    const isAll = isWhole && isSameBut(changed, before.texts, after.texts);
    return {
      content,
      texts,
      state: isAll ? stateOf(folder, after) : '',
      published: new Map([...this.#opened.published, ...changed]),
      isCurrent: true,
      isNew: true,
    };
  }

  /** Records what visitors see from now on, and saves it for the next start, which would otherwise read the folder again. */
  async show(opened: OpenedContent): Promise<void> {
    const { place, log } = this.#options;
    this.#opened = opened;
    if (!opened.isNew) return;
    try {
      await keepContent(place, opened);
    } catch (error) {
      log.error(faultOf(error), 'the content could not be saved for the next start');
    }
  }
}

/** Whether two sets of published texts are the same but for those of one publication. */
function isSameBut(changed: ChangedTexts, before: ChangedTexts, after: ChangedTexts): boolean {
  return [...before.keys(), ...after.keys()].every(
    (path) => changed.has(path) || before.get(path) === after.get(path),
  );
}

/** The longest pause is this many doublings of the shortest: some minutes, at two looks a second. */
const maxDoublings = 9;

/** Decides when something is attempted that has not succeeded: at once if it is new, then less and less often. */
export class Retries {
  #latest = '';
  #made = 0;
  #pause = 0;

  /**
   * Whether to attempt it now. Each call counts as one look: the first two are attempts, then one look is left
   * out, then three, then seven.
   */
  isDue(name: string): boolean {
    if (name !== this.#latest) {
      this.#latest = name;
      this.#made = 0;
      this.#pause = 0;
    }
    if (this.#pause > 0) {
      this.#pause -= 1;
      return false;
    }
    this.#pause = 2 ** this.#made - 1;
    this.#made = Math.min(this.#made + 1, maxDoublings);
    return true;
  }
}
