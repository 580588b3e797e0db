import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { SiteChecklistAnswer } from '../../../shared/desk/site/checklist.ts';
import { pointerOf } from '../../../shared/site-edits/fields.ts';
import { keptFolders } from '../edition/kept-files.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { leftovers } from '../leftovers/leftovers.ts';
import { isSample } from '../leftovers/sample.ts';
import type { Edit } from './edit.ts';
import { fieldsOf, isList, kindOf } from './file-fields.ts';
import { layOver, readText } from './lay-over.ts';

/** A clinic's folder, and what lies over it. */
export interface LeftoversOf {
  folder: string;
  /** The folder of kept files. */
  kept: string;
  edits: Edit[];
}

/** The most that is listed. */
const most = 500;

/** Finds what is left of the sample in a clinic's folder with edits laid over. */
export async function findLeftovers({
  folder,
  kept,
  edits,
}: LeftoversOf): Promise<SiteChecklistAnswer> {
  const laidOver = resolve(kept, keptFolders.laidOver, randomUUID());
  try {
    await layOver(folder, edits, laidOver, 'linked', resolve(kept, keptFolders.uploads));
    const { ofSample, ofHearts } = await leftovers(laidOver, { isBecoming: true });
    const found = [
      ...ofSample.map((issue) => ({ issue, why: 'sample' as const })),
      ...ofHearts.map((issue) => ({ issue, why: 'hearts' as const })),
    ];
    const listed = found.slice(0, most).map(async ({ issue, why }) => ({
      ...(await placeOf(issue, laidOver)),
      says: issue.field === '' ? '' : issue.message,
      why,
    }));
    const says = { count: found.length, isSample: await isSample(laidOver) };
    return { ...says, left: await Promise.all(listed) };
  } finally {
    await rm(laidOver, { recursive: true, force: true });
  }
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
