import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { contentFiles } from './content-files.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** The folder of the JSON Schemas in a clinic's folder. */
export const schemaFolder = '.schema';

/** The JSON Schema of each kind of file, by its path in a clinic's folder. */
export function editorSchemas(): Map<string, string> {
  const files = contentFiles.map(({ name, path, schema }) => {
    const { $schema, ...rest } = jsonSchemaOf(schema);
    const text = JSON.stringify({ $schema, title: path, ...rest }, forEditors, 2);
    return [`${schemaFolder}/${name}.json`, `${text}\n`] as const;
  });
  return new Map(files);
}

/** Leaves out what only our own code reads. */
function forEditors(key: string, value: unknown): unknown {
  return key === 'ofOneClinic' ? undefined : value;
}

/**
 * Writes the JSON Schemas that the first line of each YAML file names, so that an editor completes
 * fields and underlines mistakes. A folder that may not be written to is left as it is.
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
