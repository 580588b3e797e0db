import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Content } from '../edition/content.ts';
import { keptFolders } from '../edition/kept-files.ts';
import { readContent } from '../edition/read-content.ts';
import { ContentError } from '../folder/content-issue.ts';
import { type Edit, isSameField } from './edit.ts';
import { layOver } from './lay-over.ts';
import { type LeftOut, type Mistake, whyLeftOut } from './mistake.ts';
import { unsafeTexts } from './safe-text.ts';

/** What is read: a clinic's folder with edits laid over. */
export interface Reading {
  /** The clinic's folder. */
  folder: string;
  /** The folder of kept files. */
  kept: string;
  edits: Edit[];
  /** Whether edits without a place, and those that make a mistake, are left out. */
  mayLeaveOut: boolean;
}

/** Content that was read. */
export interface Read {
  content: Content;
  leftOut: LeftOut[];
}

/** Thrown where what was to be read has mistakes; the message has a line for each. */
export class MistakesError extends Error {
  override name = 'MistakesError';
  readonly mistakes: Mistake[];

  constructor(mistakes: Mistake[], message = mistakes.map(lineOf).join('\n')) {
    super(message);
    this.mistakes = mistakes;
    this.stack = '';
  }
}

/** No process reads a folder for this long, in milliseconds. */
const longestReading = 3_600_000;

const noPlace = 'has no place in the folder any more';

/**
 * Reads and checks a clinic's folder with edits laid over.
 * @throws MistakesError if it has a mistake that no edit has made, or that an edit has made which may not
 * be left out
 */
export async function readEdited(reading: Reading): Promise<Read> {
  await deleteLeftOver(reading.kept);
  let edits = reading.edits;
  const leftOut: LeftOut[] = [];
  while (edits.length > 0) {
    const { unfit, content, mistakes } = await attempt(reading, edits);
    const without = unfit.map(({ file, field }) => ({ file, field, message: noPlace }));
    if (content && (without.length === 0 || reading.mayLeaveOut)) {
      return { content, leftOut: [...leftOut, ...without] };
    }
    if (!reading.mayLeaveOut) throw new MistakesError([...without.map(asMistake), ...mistakes]);
    const named: LeftOut[] = without.concat(
      edits.flatMap((edit) => whyLeftOut(mistakes, edit) ?? []),
    );
    // Where no mistake is that of an edit, one file may have been changed so that another has it.
    const message = mistakes.map(lineOf).join('\n');
    const all = edits.map(({ file, field }) => ({ file, field, message }));
    const left = named.length > 0 ? named : all;
    leftOut.push(...left);
    edits = edits.filter((edit) => !left.some((each) => isSameField(each, edit)));
  }
  return { content: await readFolder(reading.folder, reading.kept), leftOut };
}

interface Attempt {
  unfit: Edit[];
  content?: Content;
  mistakes: Mistake[];
}

async function attempt({ folder, kept }: Reading, edits: Edit[]): Promise<Attempt> {
  const unsafe = edits.flatMap(unsafeTexts);
  if (unsafe.length > 0) return { unfit: [], mistakes: unsafe };
  const laidOver = join(kept, keptFolders.laidOver, randomUUID());
  const uploads = join(kept, keptFolders.uploads);
  try {
    const unfit = await layOver(folder, edits, laidOver, 'linked', resolve(uploads));
    const read = await readFolder(laidOver, kept).then(
      (content) => ({ content, mistakes: [] }),
      (error) => {
        if (error instanceof MistakesError) return { mistakes: error.mistakes };
        throw error;
      },
    );
    return { unfit, ...read };
  } finally {
    await rm(laidOver, { recursive: true, force: true });
  }
}

/** Deletes the folders of processes that ended before they could. */
async function deleteLeftOver(kept: string): Promise<void> {
  const folder = join(kept, keptFolders.laidOver);
  for (const name of await readdir(folder).catch(() => [])) {
    const made = await stat(join(folder, name)).catch(() => null);
    if (made === null || Date.now() - made.mtimeMs < longestReading) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function readFolder(folder: string, kept: string): Promise<Content> {
  try {
    return await readContent(folder, kept);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const mistakes = error.issues.map(({ file, field, message }) => ({
      file: relative(folder, file),
      field,
      message,
    }));
    throw new MistakesError(mistakes, error.message);
  }
}

function asMistake({ file, field, message }: LeftOut): Mistake {
  return { file, field: field.slice(1).replaceAll('/', '.'), message };
}

function lineOf({ file, field, message }: Mistake): string {
  return [file, field, message].filter(Boolean).join(': ');
}
