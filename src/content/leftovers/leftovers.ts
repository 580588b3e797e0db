import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { clinicFile } from '../../../shared/clinic-file.ts';
import { isOfHeartClinic } from '../../../shared/heart-clinic.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { readParsed } from '../yaml/file-text.ts';
import { parseYaml } from '../yaml/yaml.ts';
import { heartWordsIn } from './heart-words.ts';
import { fileKey, isSample, readSample, type Sample } from './sample.ts';
import { statementsIn } from './statements.ts';

/** What the texts and pictures of a folder say or show that may not be true of its clinic. */
export interface Leftovers {
  /** What is left of the sample: whole files, and in other files statements of one clinic only. */
  ofSample: ContentIssue[];
  /** Words and drawings of a heart clinic, in the folder of a clinic with another specialty. */
  ofHearts: ContentIssue[];
}

/**
 * Finds what is left of the sample in a clinic's folder.
 * @param isBecoming whether a folder that says that it is the sample is about to become a clinic's own; else
 *   the sample itself has no leftovers
 */
export async function leftovers(
  folder: string,
  { isBecoming = false }: { isBecoming?: boolean } = {},
): Promise<Leftovers> {
  const found: Leftovers = { ofSample: [], ofHearts: [] };
  if (!isBecoming && (await isSample(folder))) return found;
  const sample = await readSample();
  const treatsHearts = await isForHearts(folder);
  const paths = await glob(['**/*.{yaml,md,svg}'], { cwd: folder });
  for (const path of paths.sort()) {
    const file = { file: resolve(folder, path), path };
    const text = await readFile(file.file, 'utf8');
    const left = sample ? leftOf(sample, file, text) : [];
    found.ofSample.push(...left);
    if (treatsHearts || left.some(({ field }) => field === '')) continue;
    found.ofHearts.push(...heartsIn(sample, file, text));
  }
  return found;
}

interface File {
  file: string;
  /** Within the folder. */
  path: string;
}

function leftOf(sample: Sample, { file, path }: File, text: string): ContentIssue[] {
  if (sample.files.has(fileKey(text))) return [{ file, field: '', message: 'the whole file' }];
  return statementsIn(path, text)
    .filter(({ key }) => sample.statements.has(key))
    .map(({ field, statement }) => ({ file, field, message: statement }));
}

function heartsIn(sample: Sample | null, { file, path }: File, text: string): ContentIssue[] {
  if (path.endsWith('.svg')) {
    const message = 'a drawing of the sample, which shows hearts or how they are examined';
    return sample?.drawings.has(fileKey(text)) ? [{ file, field: '', message }] : [];
  }
  return heartWordsIn(path, text).map(({ field, words }) => ({
    file,
    field,
    message: words.map((word) => `"${word}"`).join(', '),
  }));
}

/** True for a heart clinic, and for a folder that does not name the clinic's specialty. */
async function isForHearts(folder: string): Promise<boolean> {
  const { content } = await readParsed(resolve(folder, clinicFile), parseYaml);
  return isOfHeartClinic(content?.fields);
}
