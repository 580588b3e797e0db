import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { LeftText, SiteChecklistAnswer } from '../../../shared/desk/site/checklist.ts';
import { pointerOf } from '../../../shared/site-edits/fields.ts';
import { checkFolder } from '../check/check-folder.ts';
import { keptFolders } from '../edition/kept-files.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { leftovers } from '../leftovers/leftovers.ts';
import { isSample } from '../leftovers/sample.ts';
import type { Edit } from './edit.ts';
import { fieldsOf, isList, kindOf } from './file-fields.ts';
import { layOver, readText } from './lay-over.ts';
import { inPlainWords } from './plain-words.ts';

/** A clinic's folder, and the edits to apply to it. */
export interface LeftoversOf {
  folder: string;
  /** The folder of kept files. */
  kept: string;
  edits: Edit[];
}

/** What is not yet the clinic's own, whatever the doctor has said of it. */
export interface Leftovers extends Pick<SiteChecklistAnswer, 'isSample' | 'warnings'> {
  left: LeftText[];
}

/**
 * Finds what is not yet the clinic's own in its folder with edits applied, and the warnings of the check.
 */
export async function findLeftovers({ folder, kept, edits }: LeftoversOf): Promise<Leftovers> {
  const laidOver = resolve(kept, keptFolders.laidOver, randomUUID());
  try {
    await layOver(folder, edits, laidOver, 'linked', resolve(kept, keptFolders.uploads));
    const found = await leftovers(laidOver, { isBecoming: true });
    return {
      isSample: await isSample(laidOver),
      left: found.map(({ words: _, ...left }) => left),
      warnings: await warningsIn(laidOver),
    };
  } finally {
    await rm(laidOver, { recursive: true, force: true });
  }
}

async function warningsIn(folder: string): Promise<SiteChecklistAnswer['warnings']> {
  const { warnings } = await checkFolder(folder);
  const placed = warnings.map(async (warning) => ({
    ...(await placeOf(warning, folder)),
    message: inPlainWords(warning.message),
  }));
  return Promise.all(placed);
}

/** The field that is edited for an issue: what is in a list is edited as a whole. */
async function placeOf({ file: path, field }: ContentIssue, folder: string) {
  const file = relative(folder, path);
  const [first = '', ...rest] = field.split('.').filter(Boolean);
  if (first === '' || !kindOf(file)) return { file, field: '' };
  if (!isList(file)) return { file, field: pointerOf(beforeList([first, ...rest])) };
  const items = fieldsOf(file, await readText(join(folder, file)));
  const id = items?.order?.[Number(first)];
  return { file, field: id === undefined ? '' : pointerOf([id, ...beforeList(rest)]) };
}

function beforeList(names: string[]): string[] {
  const place = names.findIndex((name) => /^\d+$/.test(name));
  return place < 0 ? names : names.slice(0, place);
}
