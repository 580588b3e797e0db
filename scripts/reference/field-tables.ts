import { type ContentFile, contentFiles } from '../../src/content/folder/content-files.ts';
import { type JsonSchema, jsonSchemaOf } from '../../src/content/folder/json-schema.ts';
import { iconNames } from '../../src/ui/icon-names.ts';

interface Field {
  name: string;
  schema: JsonSchema;
  isNeeded: boolean;
}

/** Tables of all fields, one for each kind of file. */
export function fieldTables(): string {
  return contentFiles.map(fieldTable).join('\n\n');
}

function fieldTable({ path, schema }: ContentFile): string {
  const rows = [...fieldsOf(jsonSchemaOf(schema))].map(
    ({ name, schema, isNeeded }) =>
      `| \`${name}\` | ${kindOf(schema)}${isNeeded ? '' : ', may be absent'} | ${escaped(schema.description ?? '')} |`,
  );
  return [
    `### ${path.replace(/^\*/, 'en')}`,
    '',
    '| field | what to type | what it is |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** All fields of a schema, including nested ones, in the order of the file. */
function* fieldsOf(schema: JsonSchema, path: string[] = []): Generator<Field> {
  const item = schema.items as JsonSchema | undefined;
  if (item) yield* fieldsOf(item, path);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) ?? false;
    yield { name: [...path, name].join('.'), schema: field as JsonSchema, isNeeded };
    yield* fieldsOf(field as JsonSchema, [...path, name]);
  }
}

/** What a value of the field looks like, in a few words. */
function kindOf(schema: JsonSchema): string {
  if (schema.enum) {
    const isIcon = schema.enum.length === iconNames.length;
    return isIcon ? '[icon](icons.md)' : schema.enum.map((value) => `\`${value}\``).join(' or ');
  }
  switch (schema.type) {
    case 'array':
      return `${count(schema.minItems, schema.maxItems)}list of ${listed(schema.items as JsonSchema)}`;
    case 'object':
      return 'the fields below';
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return 'whole number';
    case 'number':
      return 'number';
  }
  if (schema.format === 'date') return 'day';
  if (schema.format === 'uri') return 'web address';
  if (schema.format === 'email') return 'email address';
  return `text${length(schema)}`;
}

function listed(item: JsonSchema): string {
  if (item.type === 'object') return 'the fields below';
  return item.type === 'string' && !item.enum ? `texts${length(item)}` : kindOf(item);
}

function count(least = 0, most = Number.POSITIVE_INFINITY): string {
  if (least === most) return `${least}: `;
  if (Number.isFinite(most)) return `${least} to ${most}: `;
  return least > 1 ? `${least} or more: ` : '';
}

function length({ minLength = 1, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return ` of ${minLength} to ${maxLength} characters`;
  return minLength > 1 ? ` of ${minLength} characters or more` : '';
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
