import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFiles } from './content-files.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

function schemaOf(name: string): JsonSchema {
  const file = contentFiles.find((each) => each.name === name);
  if (!file) throw new Error(`there is no file ${name}`);
  return jsonSchemaOf(file.schema);
}

const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false }));

/** What a file gives its schema to check: for Markdown, its front matter. */
function fieldsIn(text: string): unknown {
  return parse(text.startsWith('---\n') ? (text.split('\n---\n')[0] ?? '') : text);
}

describe.each(contentFiles)('the schema of $path', ({ schema, path }) => {
  it('fits the files of the clinics, and rejects an unknown field', async () => {
    const validate = ajv.compile(jsonSchemaOf(schema));
    const files = await glob([`clinic/${path}`, `tests/fixtures/other-clinic/${path}`]);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const fields = fieldsIn(await readFile(file, 'utf8'));
      validate(fields);
      expect(validate.errors, file).toBeNull();
      expect(validate(Array.isArray(fields) ? [{ colour: 'red' }] : { colour: 'red' })).toBe(false);
    }
  });
});

it('a date has the format of a date, and a code shows an example', () => {
  expect(schemaOf('article').properties?.['reviewed']).toMatchObject({
    type: 'string',
    format: 'date',
  });
  expect(schemaOf('town').properties?.['region']).toMatchObject({
    pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$',
    patternErrorMessage: 'use a code such as IN-MP',
  });
});
