import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import type { Content } from '../../../src/content/edition/content.ts';
import { writeWhole } from '../../../src/content/edition/kept-files.ts';
import type { Edit } from '../../../src/content/edits/edit.ts';
import type { LeftOut } from '../../../src/content/edits/mistake.ts';
import { faultOf } from '../../log.ts';
import { folderState } from './folder-state.ts';
import type { PublishedEdits } from './published-edits.ts';
import { FolderError, readContent } from './read-content.ts';

/** Where content comes from, and where the files made from it are kept. */
export interface ContentPlace {
  /** The clinic's folder. */
  folder: string;
  /** The folder of kept files. */
  kept: string;
  /** The build that the content is for: another one may expect other fields. */
  build: string;
  /** Writes the uploaded pictures that edits name into the folder of kept files. */
  keepUploads?: (edits: Edit[]) => Promise<void>;
}

/** Content, and the state of the folder and of the edits that it is served for. */
export interface OpenedContent {
  content: Content;
  state: string;
  /** Edits that were left out of it. */
  leftOut: LeftOut[];
  /** Whether it was read just now, and is to be saved once its pages are made. */
  isNew: boolean;
}

/**
 * Returns the content to start with: the saved one if the folder and the edits have not changed since, or if
 * the folder has mistakes or could not be read.
 * @param edits those that staff have published
 * @throws FolderError if there is no saved content then
 */
export async function openContent(
  place: ContentPlace,
  edits: PublishedEdits,
  log: Logger,
): Promise<OpenedContent> {
  const state = stateOf(await folderState(place.folder), edits);
  const last = await lastContent(place);
  if (last?.state === state) return last;
  try {
    return await readNow(place, edits.all, state, { mayLeaveOut: true, log });
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
    const mistakes = error.message.split('\n');
    log.error({ mistakes }, 'the clinic’s folder has mistakes: its last valid content is served');
    return { ...last, state };
  }
}

interface ReadingOptions {
  mayLeaveOut: boolean;
  log: Logger | null;
}

/** The state of a folder with edits laid over: a text that changes whenever either does. */
export function stateOf(folder: string, { hash }: PublishedEdits): string {
  return hash === '' ? folder : `${folder} ${hash}`;
}

/**
 * Reads the folder with edits laid over.
 * @param mayLeaveOut whether edits that make a mistake are left out
 * @param log reports which ones; null for drafts
 * @throws FolderError if it has a mistake
 */
export async function readNow(
  place: ContentPlace,
  edits: Edit[],
  state: string,
  { mayLeaveOut, log }: ReadingOptions,
): Promise<OpenedContent> {
  const { folder, kept } = place;
  await place.keepUploads?.(edits);
  const { content, leftOut } = await readContent({ folder, kept, edits, mayLeaveOut });
  if (leftOut.length > 0) {
    log?.error({ leftOut }, 'some changes by staff no longer fit, and are left off the pages');
  }
  return { content, state, leftOut, isNew: true };
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
    return last.build === build ? { ...last, isNew: false } : null;
  } catch {
    return null;
  }
}
