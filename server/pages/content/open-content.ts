import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import type { Content } from '../../../src/content/edition/content.ts';
import { writeWhole } from '../../../src/content/edition/kept-files.ts';
import { folderState } from './folder-state.ts';
import { FolderError, readContent } from './read-content.ts';

/** Where content comes from, and where what is made of it is kept. */
export interface ContentPlace {
  /** The clinic's folder. */
  folder: string;
  /** The folder of kept files. */
  kept: string;
  /** The build that the content is for: another one may expect other fields. */
  build: string;
}

/** Content, and the state of the folder that it is served for. */
export interface OpenedContent {
  content: Content;
  state: string;
  /** Whether it was read just now, and is to be kept once its pages are made. */
  isNew: boolean;
}

/**
 * The content to start with: the one kept on disk if the folder is as it was then. If the folder has
 * mistakes, the last content without any.
 * @throws FolderError if the folder has mistakes, and nothing is kept
 */
export async function openContent(place: ContentPlace, log: Logger): Promise<OpenedContent> {
  const state = await folderState(place.folder);
  const last = await lastContent(place);
  if (last?.state === state) return last;
  try {
    return { content: await readContent(place), state, isNew: true };
  } catch (error) {
    if (!(error instanceof FolderError) || !last) throw error;
    const mistakes = error.message.split('\n');
    log.error(
      { mistakes },
      'the clinic’s folder has mistakes: its last content without any is served',
    );
    return { content: last.content, state, isNew: false };
  }
}

/** Keeps content whose pages could be made, for the next start. */
export async function keepContent(
  { kept, build }: ContentPlace,
  { content, state }: OpenedContent,
): Promise<void> {
  await writeWhole(join(kept, 'content'), serialize({ build, content, state }));
}

/** Null if none is kept, it is damaged, or it is for another build. */
async function lastContent({ kept, build }: ContentPlace): Promise<OpenedContent | null> {
  try {
    const last = deserialize(await readFile(join(kept, 'content')));
    return last.build === build ? { ...last, isNew: false } : null;
  } catch {
    return null;
  }
}
