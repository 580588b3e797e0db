import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentFiles } from '../../src/content/folder/content-files.ts';
import { editorSchemas, schemaFolder } from '../../src/content/folder/editor-schemas.ts';
import { fieldTables } from './field-tables.ts';
import { iconFiles } from './icons.ts';
import { root } from './root.ts';

/** The expected text of every committed file that is generated from the sources, by its path. */
export async function referenceFiles(): Promise<Map<string, string>> {
  const schemas = [...editorSchemas()].map(([path, text]) => [`clinic/${path}`, text] as const);
  return new Map([
    ...schemas,
    ['.vscode/settings.json', editorSettings()],
    ['docs/content.md', withTables(await readFile(resolve(root, 'docs/content.md'), 'utf8'))],
    ...(await iconFiles()),
  ]);
}

/** Maps paths to schemas, so that even an empty new file is checked in the editor. */
function editorSettings(): string {
  const inYaml = contentFiles.filter(({ path }) => path.endsWith('.yaml'));
  const schemas = inYaml.map(({ name, path }) => [
    `./clinic/${schemaFolder}/${name}.json`,
    `clinic/${path}`,
  ]);
  const settings = { 'yaml.schemas': Object.fromEntries(schemas) };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

const marks = ['<!-- Fields: made by scripts/write-reference.ts -->', '<!-- End of fields -->'];

/** A text with the tables of fields inserted between its two marks. */
function withTables(text: string): string {
  const [before = '', , after = ''] = text.split(new RegExp(marks.join('|')));
  return `${before}${marks[0]}\n\n${fieldTables()}\n\n${marks[1]}${after}`;
}
