import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { contentFiles } from '../src/content/folder/content-files.ts';
import { jsonSchemaOf } from '../src/content/folder/json-schema.ts';

/** The folder for the JSON Schemas, inside a clinic's folder. */
const schemaFolder = '.schema';

/** The JSON Schema of each kind of YAML file, by its path in a clinic's folder. */
function editorSchemas(): Map<string, string> {
  const inYaml = contentFiles.filter(({ path }) => path.endsWith('.yaml'));
  const files = inYaml.map(({ name, path, schema }) => {
    const { $schema, ...rest } = jsonSchemaOf(schema);
    const text = JSON.stringify({ $schema, title: path, ...rest }, forEditors, 2);
    return [`${schemaFolder}/${name}.json`, `${text}\n`] as const;
  });
  return new Map(files);
}

const internalKeys = [...['ofOneClinic', 'refersTo', 'sameInAllLanguages', 'control', 'months']];

/** Omits what only this project's code reads. */
function forEditors(key: string, value: unknown): unknown {
  return internalKeys.includes(key) ? undefined : value;
}

/**
 * Writes the JSON Schemas that the first line of each YAML file refers to, so that editors complete
 * fields and underline mistakes. A read-only folder is left as it is.
 */
export async function writeEditorSchemas(folder: string): Promise<void> {
  for (const [path, text] of editorSchemas()) {
    const file = resolve(folder, path);
    if (existsSync(file) && (await readFile(file, 'utf8')) === text) continue;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS'].includes(Object(error).code)) throw error;
      return;
    }
  }
}
