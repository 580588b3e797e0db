import { resolve } from 'node:path';
import { pointerOf, segmentsOf } from '../../../shared/content-document.ts';
import { clinicFile } from '../../../shared/fact-files.ts';
import { type ContentFiles, readFolder } from '../files.ts';
import {
  bodyField,
  isList,
  jsonSchemaOf,
  kindOf,
  type Leaf,
  leavesIn,
} from '../folder/content-files.ts';
import { fieldOfItem } from '../folder/folder-reader.ts';
import { picturePath } from '../folder/picture-file.ts';
import { parseMarkdown, parseYaml, readParsed } from '../folder/yaml.ts';

/** A field of a clinic's folder that may not be true for this clinic. */
export interface Leftover {
  /** Path in the folder. */
  file: string;
  /** Path of the field, as in a `ContentIssue`; a list within a file is one value. */
  field: string;
  /** The same as a JSON pointer. */
  pointer: string;
  /** The text is still the sample's, or it is about cardiology although the clinic has another specialty. */
  reason: 'sample' | 'cardiology';
  /** The words about cardiology, if that is the reason. */
  words: string[];
  /** All texts of the field, each on its own line. */
  text: string;
}

/**
 * Finds what is left of the sample in a clinic's folder: each field that the schema marks as specific to one clinic
 * and that has the same content as in the sample; and in the folder of a clinic with another specialty, each field
 * with words or drawings of a heart clinic.
 * @param isLeavingSample whether the sample itself is searched, because it is about to become a clinic's own folder
 */
export async function leftovers(
  files: ContentFiles,
  { isLeavingSample = false }: { isLeavingSample?: boolean } = {},
): Promise<Leftover[]> {
  if (!isLeavingSample && isSample(files)) return [];
  const facts = fieldsOf(files, clinicFile);
  const search = {
    ...(await readSample()),
    ownDrawings: await drawingsIn(files, ''),
    isCardiology: (Object(facts).specialty ?? 'Cardiology') === 'Cardiology',
  };
  return filesOf(files).flatMap((file) => {
    const fields = fieldsOf(files, file);
    const byPointer = Map.groupBy(leavesOf(file, fields), ({ pointer }) => pointer);
    return [...byPointer].flatMap(([pointer, leaves]) => {
      const leftover = inspect(leaves, search);
      if (!leftover) return [];
      const field = fieldOfItem(segmentsOf(pointer).join('.'), fields);
      return [{ file, field, pointer, ...leftover, text: joinTexts(leaves) }];
    });
  });
}

/** What the search for leftovers compares with. */
interface Search {
  /** The drawings of the folder, by path. */
  ownDrawings: Map<string, string>;
  /** The keys of the statements that are true of the sample only. */
  sampleKeys: Set<string>;
  /** The sample's drawings, which all show hearts. */
  drawings: Set<string>;
  isCardiology: boolean;
}

/** A text or a number in a file. */
interface FileLeaf extends Pick<Leaf, 'value' | 'schema'> {
  /** The JSON pointer of the outermost list around it, or of the field itself. */
  pointer: string;
  /** The name of the innermost field. */
  name: string;
  /** Identifies the same statement in the same kind of file. */
  key: string;
}

function inspect(leaves: FileLeaf[], search: Search): Pick<Leftover, 'reason' | 'words'> | null {
  if (leaves.some((leaf) => isFromSample(leaf, search))) return { reason: 'sample', words: [] };
  if (search.isCardiology) return null;
  const words = [...new Set(leaves.flatMap((leaf) => cardiologyIn(leaf, search)))];
  return words.length > 0 ? { reason: 'cardiology', words } : null;
}

function isFromSample(leaf: FileLeaf, search: Search): boolean {
  if (!isPicture(leaf)) return search.sampleKeys.has(leaf.key);
  return leaf.pointer.startsWith('/doctor/') && isDrawing(leaf, search);
}

function cardiologyIn(leaf: FileLeaf, search: Search): string[] {
  const text = String(leaf.value);
  if (isPicture(leaf)) return isDrawing(leaf, search) ? [text] : [];
  if (leaf.name === 'icon') return heartIcons.test(text) ? [text] : [];
  return heartWordsIn(text);
}

function isPicture({ schema }: FileLeaf): boolean {
  return schema?.['control'] === 'picture';
}

/** Whether a picture is one of the sample's drawings, under whatever name. */
function isDrawing({ value }: FileLeaf, { ownDrawings, drawings }: Search): boolean {
  const drawing = ownDrawings.get(picturePath(String(value)));
  return drawing !== undefined && drawings.has(drawing);
}

/** The drawings within a folder, by path, with normalised white space so that line endings do not matter. */
async function drawingsIn(
  { pictures }: ContentFiles,
  folder: string,
): Promise<Map<string, string>> {
  const paths = [...pictures.paths()].filter(
    (path) => path.startsWith(folder) && path.endsWith('.svg'),
  );
  const entries = paths.map(async (path) => {
    const text = new TextDecoder().decode(await pictures.read(path));
    return [path, text.replace(/\s+/g, ' ')] as const;
  });
  return new Map(await Promise.all(entries));
}

let sample: Promise<Pick<Search, 'sampleKeys' | 'drawings'>> | undefined;

/** Reads the sample, once per process. Empty if `clinic/` has become a clinic's own folder. */
function readSample() {
  sample ??= readFolder(sampleFolder).then(async (files) => {
    if (!isSample(files)) return { sampleKeys: new Set(), drawings: new Set() };
    const drawings = await drawingsIn(files, 'images/');
    const pageDrawings = [...drawings].filter(([path]) => path.split('/').length === 2);
    return {
      sampleKeys: sampleStatements(files),
      drawings: new Set(pageDrawings.map(([, drawing]) => drawing)),
    };
  });
  return sample;
}

/** The keys of all statements that are true for the sample only. */
function sampleStatements(files: ContentFiles): Set<string> {
  const keys = filesOf(files).flatMap((file) =>
    [...leavesOf(file, fieldsOf(files, file))].filter(isStatement).map(({ key }) => key),
  );
  return new Set(keys);
}

/** Whether a value is specific to one clinic. A single word, or only a placeholder, may be right for any clinic. */
function isStatement({ schema, value }: FileLeaf): boolean {
  if (!schema?.['clinicSpecific']) return false;
  return /\d|\S[\s@/-]\S/.test(String(value).replace(/\{\w+\}/g, ''));
}

/** The files of a folder that the site reads. */
function filesOf({ texts }: ContentFiles): string[] {
  return [...texts.keys()].filter((file) => kindOf(file)).sort();
}

/** The values of a file, with the text of an article; undefined if it cannot be read. */
function fieldsOf(files: ContentFiles, file: string): unknown {
  if (!file.endsWith('.md')) return readParsed(files, file, parseYaml).content?.fields;
  const { content } = readParsed(files, file, parseMarkdown);
  return content && { ...Object(content.fields), [bodyField]: content.body };
}

function* leavesOf(file: string, fields: unknown): Generator<FileLeaf> {
  const kind = kindOf(file);
  if (!kind) return;
  const fileSchema = jsonSchemaOf(kind.schema);
  // Articles are signed by the doctor.
  const body = kind.name === 'article' && { [bodyField]: { clinicSpecific: true } };
  const schema = { ...fileSchema, properties: { ...fileSchema.properties, ...body } };
  const firstIndex = isList(file) ? 1 : 0;
  for (const { names, value, schema: leafSchema } of leavesIn(fields, schema)) {
    const listIndex = names.findIndex(
      (name, index) => index >= firstIndex && typeof name === 'number',
    );
    const fieldNames = names.filter((name) => typeof name === 'string');
    yield {
      pointer: pointerOf(listIndex < 0 ? names : names.slice(0, listIndex)),
      value,
      schema: leafSchema,
      name: String(fieldNames.at(-1)),
      key: JSON.stringify([kind.name, fieldNames, String(value).replace(/\s+/g, ' ').trim()]),
    };
  }
}

/** All texts of a field, each on its own line; without the names of icons. */
function joinTexts(leaves: FileLeaf[]): string {
  return leaves
    .filter(({ name }) => name !== 'icon')
    .map(({ value }) => String(value))
    .join('\n');
}

const startOfWord = '(?<![\\p{L}\\p{M}])';
const endOfWord = '(?![\\p{L}\\p{M}])';

/** Beginnings of words, and whole words, that mark the text of a heart clinic. */
const beginnings = [
  ...['heart(?!(?:il|en|y|fel))', 'cardi', 'electrocardio', 'echocardio', 'angio(?:gra|pla)'],
  ...['coronar', 'हृदय', 'हार्ट', 'कार्डि', 'ईसीजी', 'एंजियो', 'अँजिओ', 'एंजिओ', 'कोरोनरी', 'पेसमेकर'],
];
const wholeWords = [
  ...['ECGs?', 'stents?', 'pacemakers?', 'TMT', 'Holter', '2D echo', 'cholesterol', 'chest pain'],
  ...['दिल', 'स्टेंट', 'इको', 'छाती', 'छातीत', 'छातीवर', 'सीने'],
];
const heartWords = new RegExp(
  `${startOfWord}(?:(?:${beginnings.join('|')})[\\p{L}\\p{M}]*|(?:${wholeWords.join('|')})${endOfWord})`,
  'giu',
);

/** Icons that show a heart, or how it is examined and treated, by their names. */
const heartIcons =
  /^(catheter|cholesterol|consultation|echo|ecg|heart(-[a-z]+)?|holter|pacemaker|rhythm|scheme|septum|stent|treadmill|valve)$/;

/** The words of a heart clinic in a text, each once, as they are written. */
export function heartWordsIn(text: string): string[] {
  return [...new Set(text.match(heartWords))];
}

/** The project's own `clinic/`, which is the sample as long as nobody edits it. */
export const sampleFolder = resolve(import.meta.dirname, '../../../clinic');

/** Whether a folder belongs to the invented sample clinic. */
export function isSample(files: ContentFiles): boolean {
  const { content } = readParsed(files, clinicFile, parseYaml);
  return Object(content?.fields).sample === true;
}
