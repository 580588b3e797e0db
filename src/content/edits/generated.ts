import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isSet, isWithin, pointerOf, valueAt } from '../../../shared/site-edits/fields.ts';
import type { EditedField } from './edit.ts';
import { fieldsOf, isList, languageOf } from './file-fields.ts';
import { readText } from './lay-over.ts';

/** The list, in a new clinic's folder, of what people should read before the site goes online. */
export const checklistFile = 'CHECKLIST.md';

/** The record of the texts that were generated, by which unchanged ones are found. */
export const generatedFile = '.generated.json';

/** The texts that were put into a new clinic's folder: for each file a hash of each, by JSON pointer. */
type Generated = Record<string, Record<string, string>>;

/** A text of a new clinic's folder that is as it was put there. */
interface Unchanged extends EditedField {
  says: string;
  hash: string;
}

/** A line of the checklist: a file, and the fields to read in it; none for all of it. */
interface Line {
  file: string;
  fields: string[];
  isTicked: boolean;
}

const line = /^- \[(.)\] (?:Add )?`([\w./-]+)`(?:: ((?:`[\w.-]+`(?:, )?)+))?/gm;

/**
 * Notes the texts of a new clinic that its checklist names, in every language.
 * @param files the files of the folder: texts by path
 */
export function noteGenerated(checklist: string, files: Map<string, string>): string {
  const points = linesIn(checklist);
  const noted: Generated = {};
  for (const [file, text] of files) {
    const own = points.filter(({ file: named }) => nameOf(named) === nameOf(file));
    const fields = own.flatMap((each) => each.fields);
    const read = fields.length > 0 ? fieldsOf(file, text) : null;
    const texts = fields.flatMap((field) => [...textsIn(file, field, valueAt(read, field))]);
    if (texts.length > 0) noted[file] = Object.fromEntries(texts);
  }
  return `${JSON.stringify(noted, null, 2)}\n`;
}

/**
 * Finds the texts that were put into a new clinic's folder and still stand. What is ticked off in its
 * checklist is not among them; without a checklist, all has been read.
 * @param shown the folder with what lies over it
 */
export async function unchangedTexts(folder: string, shown: string): Promise<Unchanged[]> {
  const noted = await readText(join(folder, generatedFile));
  const checklist = await readText(join(folder, checklistFile));
  if (noted === null || checklist === null) return [];
  const ticked = linesIn(checklist).filter(({ isTicked }) => isTicked);
  const found = Object.entries(JSON.parse(noted) as Generated).map(async ([file, texts]) => {
    const read = fieldsOf(file, await readText(join(shown, file)));
    return Object.entries(texts).flatMap(([field, hash]) => {
      const value = valueAt(read, field);
      const isRead = ticked.some((each) => isAbout(each, { file, field }));
      return isRead || hashOf(value) !== hash ? [] : [{ file, field, says: wordsOf(value), hash }];
    });
  });
  return (await Promise.all(found)).flat();
}

function linesIn(checklist: string): Line[] {
  return [...checklist.matchAll(line)].map(([, tick = ' ', file = '', fields = '']) => ({
    file,
    fields: [...fields.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => pointerOf(name.split('.'))),
    isTicked: tick !== ' ',
  }));
}

function isAbout({ file, fields }: Line, place: EditedField): boolean {
  const isWhole = fields.length === 0;
  return file === place.file && (isWhole || fields.some((outer) => isWithin(place.field, outer)));
}

/** The path of a file in the folder of its language. */
function nameOf(file: string): string {
  const language = languageOf(file);
  return language === null ? file : file.slice(language.length + 1);
}

/** The sentences, lists and pictures of a field, with their hashes; names and numbers are no sentences. */
function* textsIn(
  file: string,
  field: string,
  value: unknown,
): Generator<[field: string, hash: string]> {
  if (isSet(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const isName = isList(file) && name === 'title';
      if (!isName) yield* textsIn(file, field + pointerOf([name]), inner);
    }
    return;
  }
  const isText = typeof value === 'string' && /\s|^\.\/images\//.test(value);
  if (isText || Array.isArray(value)) yield [field, hashOf(value)];
}

function hashOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** All that a value says, each text on its own line; the names of icons are left out. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .filter(([name]) => name !== 'icon')
    .map(([, inner]) => wordsOf(inner))
    .filter(Boolean)
    .join('\n');
}
