import { describe, expect, it } from 'vitest';
import { contentFiles } from './content-files.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

/** Every field of a schema, with its path. */
function* fieldsOf(schema: JsonSchema, path: string[] = []): Generator<[string, JsonSchema]> {
  if (schema.items) yield* fieldsOf(schema.items as JsonSchema, [...path, '*']);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [[...path, name].join('.'), field as JsonSchema];
    yield* fieldsOf(field as JsonSchema, [...path, name]);
  }
}

function schemaOf(name: string): JsonSchema {
  const file = contentFiles.find((each) => each.name === name);
  if (!file) throw new Error(`there is no file ${name}`);
  return jsonSchemaOf(file.schema);
}

describe.each(contentFiles)('the schema of $path', ({ schema }) => {
  it('describes each field in a sentence', () => {
    const fields = [...fieldsOf(jsonSchemaOf(schema))];
    expect(fields.length).toBeGreaterThan(3);
    for (const [name, { description }] of fields) {
      expect(description, name).toMatch(/^.{4,200}[.?]$/);
    }
  });
});

it('a date has the format of a date, and a code says what it looks like', () => {
  expect(schemaOf('article').properties?.['date']).toMatchObject({
    type: 'string',
    format: 'date',
  });
  expect(schemaOf('town').properties?.['region']).toMatchObject({
    pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$',
    patternErrorMessage: 'use a code such as IN-MP',
  });
});
