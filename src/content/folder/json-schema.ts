import { z } from 'zod';

/** A JSON Schema, as far as the schemas of a clinic's folder need it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The keyword for what editors show when a text does not match its pattern. */
const patternMessage = 'patternErrorMessage';

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a file's content, for editors; made once, as a look for leftovers asks for each file. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const made = known.get(schema) ?? makeJsonSchema(schema);
  known.set(schema, made);
  return made;
}

function makeJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'union') writeDay(jsonSchema);
      // A format says the same as its pattern more briefly; such a maximum is that of any safe integer.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const message = jsonSchema.pattern && messageOf(zodSchema);
      if (message) jsonSchema[patternMessage] = message;
    },
  });
}

/** In a file, a day is a text; the schema also accepts a `Date`, which JSON does not have. */
function writeDay(jsonSchema: JsonSchema): void {
  const date = jsonSchema.anyOf?.find((choice) => Object(choice).format === 'date');
  if (!date) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, date);
}

/** The message of a text's pattern, if it does not depend on the text. */
function messageOf({ _zod }: z.core.$ZodTypes): string | undefined {
  for (const check of _zod.def.checks ?? []) {
    const { error } = check._zod.def;
    const message = error?.length === 0 ? error({} as never) : undefined;
    if (typeof message === 'string') return message;
  }
  return undefined;
}
