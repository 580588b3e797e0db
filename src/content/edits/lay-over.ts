import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import type { FileFields } from '../../../shared/site-edits/fields.ts';
import { uploadsFolder, uploadsIn } from '../../../shared/site-edits/uploads.ts';
import { applyEdits } from './apply.ts';
import { byPlace, type Edit } from './edit.ts';
import { bodyField, fieldsOf, isMarkdown, kindOf } from './file-fields.ts';
import { yamlWith } from './yaml-text.ts';

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * The text of a file with other fields. What says the same stays as it is written, with comments and order.
 * @param before the text of the file; null if there is none
 * @param fields null for no file
 * @returns null if there is to be no file; a list without items is none
 */
function textWith(file: string, before: string | null, fields: FileFields | null): string | null {
  if (!fields) return null;
  const { values, order } = fields;
  if (order) {
    const items = order.map((id) => values[id]);
    return items.length === 0 ? null : yamlWith(before ?? '', items);
  }
  if (!isMarkdown(file)) return yamlWith(before ?? '', values);
  const { [bodyField]: body = '', ...front } = values;
  const yaml = before === null ? '' : (frontMatter.exec(before)?.[1] ?? '');
  const written = yamlWith(yaml, front).trimEnd();
  return `---\n${written}\n---\n${typeof body === 'string' ? body : ''}`;
}

/** How the files that no edit is about get into the new folder. */
export type Rest = 'linked' | 'copied';

/**
 * Writes a copy of a clinic's folder with edits applied; the folder itself stays unchanged.
 * @param folder absolute path
 * @param into absolute path of the new folder, which is emptied first
 * @param uploads the folder of uploaded pictures, of which those that edits name are added
 * @returns the edits that fit nowhere
 */
export async function layOver(
  folder: string,
  edits: Edit[],
  into: string,
  rest: Rest,
  uploads?: string,
): Promise<Edit[]> {
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  const ofFile = Map.groupBy(edits.toSorted(byPlace), ({ file }) => file);
  const paths = await glob('**', { cwd: folder, dot: rest === 'copied' });
  const others = paths.filter((path) => !ofFile.has(path));
  for (const place of new Set([...paths, ...ofFile.keys()].map((path) => dirname(path)))) {
    await mkdir(join(into, place), { recursive: true });
  }
  await Promise.all(
    others.map((path) =>
      rest === 'linked'
        ? symlink(join(folder, path), join(into, path))
        : cp(join(folder, path), join(into, path)),
    ),
  );
  if (uploads !== undefined) await addUploads(edits, uploads, into, rest);
  const unfit = [...ofFile].map(([file, own]) => writeEdited(folder, file, own, into));
  return (await Promise.all(unfit)).flat();
}

async function addUploads(edits: Edit[], uploads: string, into: string, rest: Rest): Promise<void> {
  for (const name of uploadsIn(edits)) {
    const [from, to] = [join(uploads, name), join(into, uploadsFolder, name)];
    // The folder may have it by now, from an export.
    if (!existsSync(from) || existsSync(to)) continue;
    await mkdir(dirname(to), { recursive: true });
    await (rest === 'linked' ? symlink(from, to) : cp(from, to));
  }
}

async function writeEdited(
  folder: string,
  file: string,
  edits: Edit[],
  into: string,
): Promise<Edit[]> {
  // Anything else in a row would become a path.
  if (!kindOf(file)) return edits;
  const before = await readText(join(folder, file));
  const { fields, unfit } = applyEdits(file, fieldsOf(file, before), edits);
  const text = unfit.length === edits.length ? before : textWith(file, before, fields);
  if (text !== null) await writeFile(join(into, file), text);
  return unfit;
}

/** The text of a file, without the byte order mark that some editors add; null if there is no such file. */
export async function readText(path: string): Promise<string | null> {
  try {
    return new TextDecoder().decode(await readFile(path));
  } catch (error) {
    if (Object(error).code === 'ENOENT') return null;
    throw error;
  }
}
