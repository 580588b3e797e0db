import { resolve } from 'node:path';
import { pointerOf, segmentsOf } from '../../../shared/content-document.ts';
import { clinicFile } from '../../../shared/fact-files.ts';
import { type ContentFiles, readFolder } from '../files.ts';
import { bodyField, isList, kindOf } from '../folder/content-files.ts';
import { fieldOfItem } from '../folder/folder-reader.ts';
import { jsonSchemaOf, type Leaf, leavesIn } from '../folder/json-schema.ts';
import { picturePath } from '../folder/picture-file.ts';
import { parseMarkdown, parseYaml, readParsed } from '../folder/yaml.ts';

/** A field of a clinic's folder that is still the sample's. */
export interface Leftover {
  /** Path in the folder. */
  file: string;
  /** Path of the field, as in a `ContentIssue`; a list within a file is one value. */
  field: string;
  /** The same as a JSON pointer. */
  pointer: string;
  /** All texts of the field, each on its own line. */
  text: string;
}

/**
 * Finds what is left of the sample in a clinic's folder: each field that the schema marks as specific to one clinic
 * and that has the same content as in the sample, and pictures of the doctor that are the sample's.
 * @param isLeavingSample whether the sample itself is searched, because it is about to become a clinic's own folder
 */
export async function leftovers(
  files: ContentFiles,
  { isLeavingSample = false }: { isLeavingSample?: boolean } = {},
): Promise<Leftover[]> {
  if (!isLeavingSample && isSample(files)) return [];
  const statements = new Set([...(await statementsOfSample()), ...(await sameDrawings(files))]);
  return filesOf(files).flatMap((file) => {
    const fields = fieldsOf(files, file);
    const byPointer = Map.groupBy(leavesOf(file, fields), ({ pointer }) => pointer);
    return [...byPointer]
      .filter(([, leaves]) => leaves.some(({ key }) => statements.has(key)))
      .map(([pointer, leaves]) => {
        const field = fieldOfItem(segmentsOf(pointer).join('.'), fields);
        return { file, field, pointer, text: textOf(leaves) };
      });
  });
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

let statements: Promise<Set<string>> | undefined;

/**
 * The keys of all statements that are true of the sample only, read once per process. Empty if `clinic/` has become a
 * clinic's own folder.
 */
function statementsOfSample(): Promise<Set<string>> {
  statements ??= readFolder(sampleFolder).then((sample) => {
    if (!isSample(sample)) return new Set();
    const leaves = filesOf(sample).flatMap((file) => [...leavesOf(file, fieldsOf(sample, file))]);
    return new Set(leaves.filter(isStatement).map(({ key }) => key));
  });
  return statements;
}

/** The keys of the doctor's pictures that are the sample's drawings. */
async function sameDrawings(files: ContentFiles): Promise<string[]> {
  const sample = await readFolder(sampleFolder);
  const leaves = [...leavesOf(clinicFile, fieldsOf(files, clinicFile))];
  const drawings = leaves.filter(
    ({ pointer, value }) => pointer.startsWith('/doctor/') && /\.svg$/.test(String(value)),
  );
  const same = drawings.map(async ({ key, value }) => {
    const path = picturePath(String(value));
    if (!isSample(sample) || !files.pictures.has(path) || !sample.pictures.has(path)) return [];
    const [own, other] = [await files.pictures.read(path), await sample.pictures.read(path)];
    return Buffer.compare(own, other) === 0 ? [key] : [];
  });
  return (await Promise.all(same)).flat();
}

/** Whether it is specific to one clinic; any clinic may have the same single word, or a placeholder alone. */
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
  const whole = jsonSchemaOf(kind.schema);
  // Articles are signed by the doctor.
  const body = kind.name === 'article' && { [bodyField]: { clinicSpecific: true } };
  const schema = { ...whole, properties: { ...whole.properties, ...body } };
  const namesFrom = isList(file) ? 1 : 0;
  for (const { names, value, schema: own } of leavesIn(fields, schema)) {
    const list = names.findIndex((name, index) => index >= namesFrom && typeof name === 'number');
    const fields = names.filter((name) => typeof name === 'string');
    yield {
      pointer: pointerOf(list < 0 ? names : names.slice(0, list)),
      value,
      schema: own,
      name: String(fields.at(-1)),
      key: JSON.stringify([kind.name, fields, String(value).replace(/\s+/g, ' ').trim()]),
    };
  }
}

/** All texts of a field, each on its own line; without the names of icons. */
function textOf(leaves: FileLeaf[]): string {
  return leaves
    .filter(({ name }) => name !== 'icon')
    .map(({ value }) => String(value))
    .join('\n');
}

/** The project's own `clinic/`, which is the sample as long as nobody edits it. */
export const sampleFolder = resolve(import.meta.dirname, '../../../clinic');

/** Whether a folder belongs to the invented sample clinic. */
export function isSample(files: ContentFiles): boolean {
  const { content } = readParsed(files, clinicFile, parseYaml);
  return Object(content?.fields).sample === true;
}
