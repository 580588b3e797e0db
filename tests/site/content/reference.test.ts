import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { referenceFiles } from '../../../scripts/reference/files.ts';
import { contentFiles } from '../../../src/content/folder/content-files.ts';
import { editorSchemas } from '../../../src/content/folder/editor-schemas.ts';

const root = join(import.meta.dirname, '../../..');
const remedy = 'run: node scripts/write-reference.ts';
const made = await referenceFiles();

describe('the reference made from the schemas and the icons is current', () => {
  it.each([...made.keys()])('%s', async (path) => {
    expect(await readFile(join(root, path), 'utf8'), remedy).toBe(made.get(path));
  });
});

/** What a file gives its schema to check: for Markdown, its front matter. */
function fieldsOf(text: string): unknown {
  return parse(text.startsWith('---\n') ? (text.split('\n---\n')[0] ?? '') : text);
}

it('the first line of each YAML file of the clinics names its JSON Schema', async () => {
  for (const { name, path } of contentFiles.filter(({ path }) => path.endsWith('.yaml'))) {
    const files = await glob([`clinic/${path}`, `tests/fixtures/other-clinic/${path}`], {
      cwd: root,
    });
    for (const file of files) {
      const [first = ''] = (await readFile(join(root, file), 'utf8')).split('\n');
      const named = first.replace('# yaml-language-server: $schema=', '');
      expect(join(file, '..', named), file).toBe(`clinic/.schema/${name}.json`);
    }
  }
});

/** A clinic with a single language has no facts in another one, and optional pages are for some clinics. */
const mayBeMissing = ['facts', 'pages/chest-pain'];

describe.each(['clinic', 'tests/fixtures/other-clinic'])('the JSON Schemas', (clinic) => {
  const ajv = addFormats.default(new Ajv({ allErrors: true, keywords: ['patternErrorMessage'] }));
  const schemas = editorSchemas();

  it.each(contentFiles)(
    `fit ${clinic}/$path, and reject an unknown field`,
    async ({ name, path }) => {
      const validate = ajv.compile(JSON.parse(schemas.get(`.schema/${name}.json`) ?? ''));
      const files = await glob(path, { cwd: join(root, clinic) });
      if (!mayBeMissing.includes(name) || clinic === 'clinic') {
        expect(files.length).toBeGreaterThan(0);
      }
      for (const file of files) {
        const fields = fieldsOf(await readFile(join(root, clinic, file), 'utf8'));
        validate(fields);
        expect(validate.errors, file).toBeNull();
        expect(validate(Array.isArray(fields) ? [{ colour: 'red' }] : { colour: 'red' })).toBe(
          false,
        );
      }
    },
  );
});
