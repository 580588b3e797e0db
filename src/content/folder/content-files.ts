import { z } from 'zod';
import { editedAs } from '../../../shared/edited-as.ts';
import { claimsFile, isFactList } from '../../../shared/fact-files.ts';
import { isGroup } from '../../../shared/json.ts';
import { definitionOf, pageNames } from '../../pages.ts';
import { articleSchema } from '../schema/article.ts';
import { factFileSchemas } from '../schema/clinic.ts';
import { languageFactsSchema } from '../schema/language-facts.ts';
import { messagesSchema } from '../schema/messages.ts';
import { packageSchema } from '../schema/package.ts';
import { serviceSchema } from '../schema/service.ts';
import { siteSchema } from '../schema/site.ts';
import { townSchema } from '../schema/town.ts';

/** A kind of file in a clinic's folder. */
export interface FileKind {
  /** Name of the kind, and of its JSON Schema. */
  name: string;
  /** Where such files are in the folder; `*` is a language or a file name. */
  path: string;
  /** The schema of its fields, in which pictures are paths. */
  schema: z.ZodType;
  /** Whether a clinic may do without it. */
  isOptional?: boolean;
}

/** The path of a picture. */
const picture = z.string().meta(editedAs('picture'));

/** Every kind of file in a clinic's folder. */
export const fileKinds: FileKind[] = [
  ...[...factFileSchemas(picture)].map(([path, schema]) => ({
    name: path.replace('.yaml', ''),
    path,
    schema,
    isOptional: mayLackFacts(path),
  })),
  { name: 'facts', path: '*/facts.yaml', schema: languageFactsSchema, isOptional: true },
  { name: 'site', path: '*/site.yaml', schema: siteSchema },
  { name: 'messages', path: '*/messages.yaml', schema: messagesSchema },
  { name: 'services', path: '*/services.yaml', schema: z.array(serviceSchema) },
  {
    name: 'packages',
    path: '*/packages.yaml',
    schema: z.array(packageSchema),
    isOptional: true,
  },
  { name: 'town', path: '*/towns/*.yaml', schema: townSchema, isOptional: true },
  {
    name: 'article',
    path: '*/articles/*.md',
    schema: articleSchema(picture),
    isOptional: true,
  },
  ...pageNames.map((name) => {
    const { copySchema: schema, isOptional, optionalWithout } = definitionOf(name);
    return {
      name: `pages/${name}`,
      path: `*/pages/${name}.yaml`,
      schema,
      isOptional: isOptional || optionalWithout !== undefined,
    };
  }),
];

/** Whether a clinic may do without a file of facts. */
export function mayLackFacts(path: string): boolean {
  return path === claimsFile || isFactList(path);
}

/** The field name for an article's text, which is below the front matter. */
export const bodyField = 'text';

/** The kind of a file in a clinic's folder; undefined if no such file is read. */
export function kindOf(file: string): FileKind | undefined {
  return fileKinds.find(({ path }) => {
    const pattern = path.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+');
    return new RegExp(`^${pattern}$`).test(file);
  });
}

/**
 * The files that a clinic may lack, by their paths in the folder of a language. Towns and articles
 * are not among them: they have names of their own.
 * @param languages how many the site has
 */
export function optionalFiles(languages: number): string[] {
  return fileKinds
    .filter(({ name, isOptional }) => isOptional && (languages > 1 || name !== 'facts'))
    .filter(({ path }) => path.startsWith('*/'))
    .map(({ path }) => path.replace('*/', ''))
    .filter((name) => !name.includes('*'));
}

/** Whether a file is a list of items. */
export function isList(file: string): boolean {
  return kindOf(file)?.schema instanceof z.ZodArray;
}

/** The JSON Schema of an entry of a file: of an item, if the file is a list. */
export function entrySchemaOf(file: string): JsonSchema {
  const kind = kindOf(file);
  const whole = kind ? jsonSchemaOf(kind.schema) : {};
  return whole.type === 'array' ? Object(whole.items) : whole;
}

/** A JSON Schema, as far as the schemas of a clinic's folder need it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const cache = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a file's content; cached, because it is needed for each file in the search for text left over from the sample. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const jsonSchema =
    cache.get(schema) ??
    z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'union') replaceDayUnion(jsonSchema);
        // The format implies its pattern, and every integer has this maximum.
        if (jsonSchema.format) delete jsonSchema.pattern;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
  cache.set(schema, jsonSchema);
  return jsonSchema;
}

/** In a file, a day is a string; the schema also accepts a `Date`, which JSON does not have. */
function replaceDayUnion(jsonSchema: JsonSchema): void {
  const date = jsonSchema.anyOf?.find((choice) => Object(choice).format === 'date');
  if (!date) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, date);
}

/** A string or a number within a value, with its path of names and, in lists, indexes. */
export interface Leaf {
  names: (string | number)[];
  value: string | number;
  schema: JsonSchema | undefined;
}

/** All strings and numbers within a value. */
export function* leavesIn(
  value: unknown,
  schema: JsonSchema | undefined,
  names: Leaf['names'] = [],
): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number') yield { names, value, schema };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* leavesIn(item, schema?.items as JsonSchema | undefined, [...names, index]);
    }
  } else if (isGroup(value)) {
    for (const [name, item] of Object.entries(value)) {
      const inner = schema?.properties?.[name] ?? schema?.additionalProperties;
      yield* leavesIn(item, inner as JsonSchema | undefined, [...names, name]);
    }
  }
}
