import { z } from 'zod';

/** A JSON Schema, in so far as the schemas of a clinic's folder need it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What editors show where a text does not fit its pattern. */
const patternMessage = 'patternErrorMessage';

/** The JSON Schema of what is written in a file, as editors read it. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'union') writeDay(jsonSchema);
      // A format says the same in fewer signs; the bounds are those of any number.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const message = jsonSchema.pattern && messageOf(zodSchema);
      if (message) jsonSchema[patternMessage] = message;
    },
  });
}

/** A day is a text in a file; the schema takes a `Date` too, which JSON does not have. */
function writeDay(jsonSchema: JsonSchema): void {
  const date = jsonSchema.anyOf?.find((choice) => Object(choice).format === 'date');
  if (!date) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, date);
}

/** The message of a text's pattern, where it is always the same. */
function messageOf({ _zod }: z.core.$ZodTypes): string | undefined {
  for (const check of _zod.def.checks ?? []) {
    const { error } = check._zod.def;
    const message = error?.length === 0 ? error({} as never) : undefined;
    if (typeof message === 'string') return message;
  }
  return undefined;
}
