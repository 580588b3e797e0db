import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Control, FormField } from '../../shared/desk/form.ts';
import { labelOf } from './field-labels.ts';
import { bodyField, type ContentFile, kindOf } from './folder/content-files.ts';
import { type JsonSchema, jsonSchemaOf } from './folder/json-schema.ts';

const forms = new Map<string, FormField>();

/**
 * The form of a kind of file, derived from the schema that checks it. For a list, it is that of an item.
 * @param language in which its fields are named, as far as they have names in it
 */
export function formOf({ path, schema }: ContentFile, language = 'en'): FormField {
  const key = `${language} ${path}`;
  const known = forms.get(key);
  if (known) return known;
  const whole = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;
  const form = fieldOf('', jsonSchemaOf(whole), true, language);
  if (path.endsWith('.md')) form.fields?.push(bodyIn(language));
  forms.set(key, form);
  return form;
}

const bodyIn = (language: string): FormField => ({
  name: bodyField,
  label: labelOf(bodyField, language),
  help: 'The text of the article.',
  control: 'markdown',
  isRequired: true,
});

/** The controls of texts that JSON Schema has a format for. */
const formats: Record<string, Control> = { date: 'day', uri: 'address', email: 'email' };

function fieldOf(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  language: string,
): FormField {
  const field = {
    name,
    label: labelOf(name, language),
    help: schema.description ?? '',
    control: controlOf(schema),
    isRequired,
    default: schema.default,
    choices: schema.enum?.map(String),
    months: schema['months'] as number | undefined,
    ...limitsOf(schema),
    ...partsOf(schema, language),
  };
  const given = Object.entries(field).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as FormField;
}

function controlOf(schema: JsonSchema): Control {
  if (typeof schema['control'] === 'string') return schema['control'] as Control;
  if (schema.enum) return 'choice';
  if (schema.anyOf) return 'union';
  switch (schema.type) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return 'list';
    case 'object':
      return schema.properties ? 'group' : 'record';
  }
  return formats[schema.format ?? ''] ?? 'text';
}

function limitsOf(schema: JsonSchema): Partial<FormField> {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  return {
    min: minLength ?? minItems ?? minimum ?? numberOf(schema.exclusiveMinimum),
    max: maxLength ?? maxItems ?? maximum ?? numberOf(schema.exclusiveMaximum),
    step: schema.multipleOf ?? (schema.type === 'integer' ? 1 : undefined),
    pattern: schema.pattern,
  };
}

/** In an earlier draft of JSON Schema, it is a boolean. */
function numberOf(bound: number | boolean | undefined): number | undefined {
  return typeof bound === 'number' ? bound : undefined;
}

function partsOf(schema: JsonSchema, language: string): Partial<FormField> {
  const { properties, required = [], items, additionalProperties, anyOf } = schema;
  const within = (inner: unknown) => fieldOf('', Object(inner), true, language);
  if (properties) {
    const fields = Object.entries(properties).map(([name, inner]) =>
      fieldOf(name, Object(inner), required.includes(name), language),
    );
    return { fields };
  }
  if (items) return { item: within(items) };
  if (anyOf) return { forms: anyOf.map(within) };
  return typeof additionalProperties === 'object' ? { item: within(additionalProperties) } : {};
}

/**
 * The text that the desk fills into a new file: true of any clinic, as far as words can be.
 * @param path of the file in the clinic's folder
 * @returns undefined if a new file is empty, such as one that states facts of one clinic
 */
export async function templateOf(path: string): Promise<string | undefined> {
  if (!kindOf(path)) return undefined;
  return readFile(join(import.meta.dirname, 'templates', path), 'utf8').catch(() => undefined);
}
