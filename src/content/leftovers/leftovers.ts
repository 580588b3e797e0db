import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { clinicFile } from '../../../shared/clinic-file.ts';
import { isOfHeartClinic } from '../../../shared/heart-clinic.ts';
import { isSet, pointerOf, valueAt } from '../../../shared/site-edits/fields.ts';
import { bodyField, fieldsOf, isList, kindOf } from '../edits/file-fields.ts';
import { readText } from '../edits/lay-over.ts';
import { type JsonSchema, jsonSchemaOf } from '../folder/json-schema.ts';
import { heartWordsIn, isHeartIcon } from './heart-words.ts';
import { isSample, sampleFolder } from './sample.ts';

/** A field of a clinic's folder that may not be true of its clinic. */
export interface Leftover {
  /** Path in the folder. */
  file: string;
  /** JSON pointer, as edits address it: a list is one value. */
  field: string;
  /** Why: it is still the sample's, or it is about hearts in a clinic that treats others. */
  why: 'sample' | 'hearts';
  /** The words of hearts, for `hearts`. */
  words: string[];
  /** All that the field says, each text on its own line. */
  says: string;
  /** Tells this value from another in the same field. */
  hash: string;
}

/**
 * Finds what is left of the sample in a clinic's folder: each field that the schema marks as true of one clinic
 * only and that says what the sample says in such a field; and in the folder of a clinic with another specialty,
 * each field with words or drawings of a heart clinic.
 * @param isBecoming whether a folder that says that it is the sample is about to become a clinic's own; else
 *   the sample itself has no leftovers
 */
export async function leftovers(
  folder: string,
  { isBecoming = false }: { isBecoming?: boolean } = {},
): Promise<Leftover[]> {
  if (!isBecoming && (await isSample(folder))) return [];
  const facts = fieldsOf(clinicFile, await readText(join(folder, clinicFile)));
  const search = {
    folder,
    ...(await readSample()),
    treatsHearts: isOfHeartClinic(facts?.values),
  };
  const found = (await filesIn(folder)).map(async (file) => {
    const fields = fieldsOf(file, await readText(join(folder, file)));
    const byField = Map.groupBy(leavesOf(file, fields?.values), ({ field }) => field);
    return [...byField].flatMap(([field, leaves]) => {
      const left = leftIn(leaves, search);
      if (!left) return [];
      const value = valueAt(fields, field);
      return [{ file, field, ...left, says: wordsOf(value), hash: hashOf(value) }];
    });
  });
  return (await Promise.all(found)).flat();
}

/** What is looked for, and where. */
interface Search {
  folder: string;
  /** The keys of what the sample says of itself. */
  ofSample: Set<string>;
  drawings: Set<string>;
  treatsHearts: boolean;
}

/** A text or a number in a file. */
interface Leaf {
  /** The field that it is edited in. */
  field: string;
  value: string | number;
  schema: JsonSchema | undefined;
  /** The name of the innermost field. */
  name: string;
  /** Identifies the same statement in the same kind of file. */
  key: string;
}

function leftIn(leaves: Leaf[], search: Search): Pick<Leftover, 'why' | 'words'> | null {
  if (leaves.some((leaf) => isOfSample(leaf, search))) return { why: 'sample', words: [] };
  if (search.treatsHearts) return null;
  const words = [...new Set(leaves.flatMap((leaf) => heartsIn(leaf, search)))];
  return words.length > 0 ? { why: 'hearts', words } : null;
}

function isOfSample(leaf: Leaf, search: Search): boolean {
  if (!isPicture(leaf)) return search.ofSample.has(leaf.key);
  return leaf.field.startsWith('/doctor/') && isDrawing(leaf, search);
}

function heartsIn(leaf: Leaf, search: Search): string[] {
  const text = String(leaf.value);
  if (isPicture(leaf)) return isDrawing(leaf, search) ? [text] : [];
  if (leaf.name === 'icon') return isHeartIcon(text) ? [text] : [];
  return heartWordsIn(text);
}

function isPicture({ schema }: Leaf): boolean {
  return schema?.['control'] === 'picture';
}

/** Whether a picture is one of the sample's drawings, which all show hearts, under whatever name. */
function isDrawing({ value }: Leaf, { folder, drawings }: Search): boolean {
  const path = join(folder, String(value));
  return existsSync(path) && drawings.has(drawingIn(path));
}

async function drawingsOfSample(): Promise<Set<string>> {
  const files = await glob('images/*.svg', { cwd: sampleFolder, absolute: true });
  return new Set(files.map(drawingIn));
}

/** What a drawing is recognised by, whatever the line endings. */
function drawingIn(path: string): string {
  return readFileSync(path, 'utf8').replace(/\s+/g, ' ');
}

let sample: Promise<Pick<Search, 'ofSample' | 'drawings'>> | undefined;

/** Reads the sample, once in a process: nothing of it, if `clinic/` has become a clinic's own. */
function readSample() {
  sample ??= isSample(sampleFolder).then(async (is) => ({
    ofSample: is ? await claimsOfSample() : new Set(),
    drawings: is ? await drawingsOfSample() : new Set(),
  }));
  return sample;
}

/** The keys of all that is true of the sample only. */
async function claimsOfSample(): Promise<Set<string>> {
  const files = (await filesIn(sampleFolder)).map(async (file) => {
    const fields = fieldsOf(file, await readText(join(sampleFolder, file)));
    const leaves = [...leavesOf(file, fields?.values)];
    return leaves.filter(isStatement).map(({ key }) => key);
  });
  return new Set((await Promise.all(files)).flat());
}

/** Whether a clinic says something of itself with it; a single word, or a placeholder alone, any may have. */
function isStatement({ schema, value }: Leaf): boolean {
  if (!schema?.['ofOneClinic']) return false;
  return /\d|\S[\s@/-]\S/.test(String(value).replace(/\{\w+\}/g, ''));
}

/** The files of a folder that are read. */
async function filesIn(folder: string): Promise<string[]> {
  const files = await glob('**/*.{yaml,md}', { cwd: folder });
  return files.filter((file) => kindOf(file)).sort();
}

function* leavesOf(file: string, values: Record<string, unknown> | undefined): Generator<Leaf> {
  const kind = kindOf(file);
  if (!kind || !values) return;
  const whole = jsonSchemaOf(kind.schema);
  // Articles are signed by the doctor.
  const body = kind.name === 'article' && { [bodyField]: { ofOneClinic: true } };
  const schema = isList(file)
    ? { additionalProperties: whole.items as JsonSchema }
    : { ...whole, properties: { ...whole.properties, ...body } };
  const namesFrom = isList(file) ? 1 : 0;
  for (const { names, value, schema: own } of within(values, schema, [])) {
    const list = names.findIndex((name) => typeof name === 'number');
    const place = names.slice(namesFrom).filter((name) => typeof name === 'string');
    yield {
      field: pointerOf(list < 0 ? names : names.slice(0, list)),
      value,
      schema: own,
      name: String(place.at(-1)),
      key: JSON.stringify([kind.name, place, String(value).replace(/\s+/g, ' ').trim()]),
    };
  }
}

/** All texts and numbers of a value, with the names that lead to them; those of lists are numbers. */
function* within(
  value: unknown,
  schema: JsonSchema | undefined,
  names: (string | number)[],
): Generator<{
  names: (string | number)[];
  value: string | number;
  schema: JsonSchema | undefined;
}> {
  if (typeof value === 'string' || typeof value === 'number') yield { names, value, schema };
  if (Array.isArray(value)) {
    for (const [place, each] of value.entries()) {
      yield* within(each, schema?.items as JsonSchema | undefined, [...names, place]);
    }
  } else if (isSet(value)) {
    for (const [name, each] of Object.entries(value)) {
      const inner = schema?.properties?.[name] ?? schema?.additionalProperties;
      yield* within(each, inner as JsonSchema | undefined, [...names, name]);
    }
  }
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

function hashOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
