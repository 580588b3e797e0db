import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { clinicFile } from '../../../shared/clinic-file.ts';
import { fillPlaceholders, placeholderValues } from '../folder/placeholders.ts';
import { readParsed } from '../yaml/file-text.ts';
import { parseYaml } from '../yaml/yaml.ts';
import { statementsIn } from './statements.ts';

/** The project's own `clinic/`, which is the sample as long as nobody edits it. */
export const sampleFolder = resolve(import.meta.dirname, '../../../clinic');

/** What the sample says and shows, by which it is recognised in another folder. */
export interface Sample {
  /** The keys of its statements, both as written and with its own facts filled in. */
  statements: Set<string>;
  /** Its files that are specific to one clinic, as `fileKey` returns them. */
  files: Set<string>;
  /** Its drawings, which show hearts and how they are examined. */
  drawings: Set<string>;
}

/** Whether a folder is that of the invented sample clinic. */
export async function isSample(folder: string): Promise<boolean> {
  const { content } = await readParsed(resolve(folder, clinicFile), parseYaml);
  return Object(content?.fields).sample === true;
}

/** Reads the sample; null if `clinic/` is absent, or has become the folder of a real clinic. */
export async function readSample(): Promise<Sample | null> {
  if (!(await isSample(sampleFolder))) return null;
  const sample: Sample = { statements: new Set(), files: new Set(), drawings: new Set() };
  const { content } = await readParsed(resolve(sampleFolder, clinicFile), parseYaml);
  const facts = placeholderValues(content?.fields, 'en');
  const paths = await glob('**/*.{yaml,md,svg}', { cwd: sampleFolder });
  for (const path of paths) {
    const text = await readFile(resolve(sampleFolder, path), 'utf8');
    const statements = statementsIn(path, text);
    for (const { key } of statements) {
      sample.statements.add(key).add(String(fillPlaceholders(key, facts, () => undefined)));
    }
    if (statements.length > 0 || isOfOneClinic(path)) sample.files.add(fileKey(text));
    if (path.endsWith('.svg')) sample.drawings.add(fileKey(text));
  }
  return sample;
}

/** The text of a file without comments and line endings: the same for the same content. */
export function fileKey(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines
    .filter((line) => !line.startsWith('#'))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Files that are specific without a statement: articles are signed, and two pictures are the doctor's. */
function isOfOneClinic(path: string): boolean {
  return /\/articles\/[^/]+\.md$/.test(path) || /^images\/(portrait|signature)\.svg$/.test(path);
}
