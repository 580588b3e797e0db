import { parseFile } from '../../../shared/content-document.ts';
import { isFactList } from '../../../shared/fact-files.ts';
import { addMark, type ContentField, fieldName } from '../../../shared/marks.ts';
import { factPlaceholders } from '../fields/placeholder.ts';
import {
  entrySchemaOf,
  isList,
  type JsonSchema,
  jsonSchemaOf,
  kindOf,
} from '../folder/content-files.ts';
import { factField } from './marks.ts';
import type { CollectionEntry, CollectionName, Content } from './snapshot.ts';

type Entry = CollectionEntry<CollectionName>;

/** Finds the field that a value of an entry comes from; if its text is a number, the fact that the number comes from. */
type FieldAt = (pointer: string, text?: string) => ContentField;

/** The texts of the files that content was made from. */
type Texts = ReadonlyMap<string, string>;

/** Content whose texts and pictures say which field they are from, for the desk's preview. */
export function markContent(content: Content, texts: Texts): Content {
  const collections = Object.entries<Entry[]>(content.collections).map(([name, entries]) => [
    name,
    entries.map((entry) => (name === 'clinic' ? markFacts(entry) : markEntry(entry, texts))),
  ]);
  return { ...content, collections: Object.fromEntries(collections) };
}

function markEntry(entry: Entry, texts: Texts): Entry {
  // The entries of a list are identified by their positions.
  const [, index = ''] = entry.id.split('/');
  const itemPointer = isList(entry.file) ? `/${Number(index)}` : '';
  const fieldAt: FieldAt = (pointer, text) => {
    const field = { path: entry.file, pointer: itemPointer + pointer };
    const isNumber = text !== undefined && !/\p{L}/u.test(text);
    return (isNumber && factIn(field, texts)) || field;
  };
  const data = markValue(entry.data, entrySchemaOf(entry.file), '', fieldAt);
  return { ...entry, data: data as Entry['data'] };
}

/** Pages receive the facts as one object, which comes from several files; a further language translates some facts. */
function markFacts(entry: Entry): Entry {
  const [language = ''] = entry.id.split('/');
  const data = Object.entries(entry.data).map(([name, value]) => {
    const { path } = factField(`/${name}`);
    const schema = schemaOf(path);
    const fieldAt: FieldAt = (pointer) => {
      const isTranslated = valueAt(entry.translated, pointer) !== undefined;
      return { path: isTranslated ? `${language}/facts.yaml` : path, pointer };
    };
    if (isFactList(path)) return [name, markValue(value, schema, '', fieldAt)];
    return [name, markValue(value, asSchema(schema.properties?.[name]), `/${name}`, fieldAt)];
  });
  return { ...entry, data: Object.fromEntries(data) };
}

/** The JSON Schema of a file; an empty one for a file without marks. */
function schemaOf(path: string): JsonSchema {
  const kind = kindOf(path);
  return kind ? jsonSchemaOf(kind.schema) : {};
}

/** The only fact that a number consists of, such as `{patients}+`; undefined if the number is written out. */
function factIn({ path, pointer }: ContentField, texts: Texts): ContentField | undefined {
  const source = parseFile(path, texts.get(path) ?? null)?.get(pointer);
  const [, name = ''] = /^[^\p{L}]*\{(\w+)\}[^\p{L}]*$/u.exec(String(source)) ?? [];
  const fact = Object.entries(factPlaceholders).find(([placeholder]) => placeholder === name)?.[1];
  return fact && factField(`/${fact.join('/')}`);
}

/** Fields that visitors do not see: they are compared with others, or are in the head of a page. */
const unmarkedFields = ['meta', 'keywords'];

function markValue(value: unknown, schema: JsonSchema, pointer: string, fieldAt: FieldAt): unknown {
  const matchingSchema =
    schema.anyOf?.map(asSchema).find(({ type }) => type === typeof value) ?? schema;
  if (typeof value === 'string')
    return isProse(matchingSchema) ? addMark(value, fieldAt(pointer, value)) : value;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      markValue(item, asSchema(matchingSchema.items), `${pointer}/${index}`, fieldAt),
    );
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (matchingSchema['control'] === 'picture')
    return { ...value, field: fieldName(fieldAt(pointer)) };
  const { properties = {}, additionalProperties } = matchingSchema;
  const entries = Object.entries(value).map(([name, item]) => {
    if (unmarkedFields.includes(name)) return [name, item];
    const innerSchema = asSchema(properties[name] ?? additionalProperties);
    return [name, markValue(item, innerSchema, `${pointer}/${name}`, fieldAt)];
  });
  return Object.fromEntries(entries);
}

/** The only rule for a text that visitors read is that it is not empty: an id or an address has a pattern too. */
function isProse({
  type,
  minLength,
  pattern,
  format,
  enum: choices,
  control,
}: JsonSchema): boolean {
  return type === 'string' && minLength === 1 && !pattern && !format && !choices && !control;
}

function asSchema(schema: unknown): JsonSchema {
  return Object(schema);
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((outer, name) => Object(outer)[name], value);
}
