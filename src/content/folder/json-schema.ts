import { z } from 'zod';
import { isGroup } from '../../../shared/json.ts';

/** A JSON Schema, as far as the schemas of a clinic's folder need it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a file's content; cached, because the search for leftovers needs it for each file. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const made =
    known.get(schema) ??
    z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'union') writeDay(jsonSchema);
        // The format implies its pattern, and every integer has this maximum.
        if (jsonSchema.format) delete jsonSchema.pattern;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
  known.set(schema, made);
  return made;
}

/** In a file, a day is a text; the schema also accepts a `Date`, which JSON does not have. */
function writeDay(jsonSchema: JsonSchema): void {
  const date = jsonSchema.anyOf?.find((choice) => Object(choice).format === 'date');
  if (!date) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, date);
}

/** A text or a number within a value, with its path of names and, in lists, indexes. */
export interface Leaf {
  names: (string | number)[];
  value: string | number;
  schema: JsonSchema | undefined;
}

/** All texts and numbers within a value. */
export function* leavesIn(
  value: unknown,
  schema: JsonSchema | undefined,
  names: Leaf['names'] = [],
): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number') yield { names, value, schema };
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      yield* leavesIn(each, schema?.items as JsonSchema | undefined, [...names, index]);
    }
  } else if (isGroup(value)) {
    for (const [name, each] of Object.entries(value)) {
      const inner = schema?.properties?.[name] ?? schema?.additionalProperties;
      yield* leavesIn(each, inner as JsonSchema | undefined, [...names, name]);
    }
  }
}
