import type { z } from 'zod';
import type { ContentIssue } from './content-issue.ts';

/** Where an entry comes from. */
export interface Place {
  /** Absolute path of the file. */
  file: string;
  /** Id of the item in a list, prepended to the names of its fields. */
  item?: string | undefined;
}

/** The result of validating some fields. */
export interface Validated<Data> {
  /** The output of the schema; undefined where there are issues. */
  data: Data | undefined;
  issues: ContentIssue[];
}

/** Validates fields against a schema. Messages are in words for the person who edits the folder. */
export async function validate<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  place: Place,
): Promise<Validated<z.infer<Schema>>> {
  const result = await schema.safeParseAsync(fields, { error: plainMessage });
  return { data: result.data, issues: result.success ? [] : issuesOf(result.error, place) };
}

function issuesOf(error: z.ZodError, { file, item }: Place): ContentIssue[] {
  const field = (path: PropertyKey[]) => [item, ...path.map(String)].filter(Boolean).join('.');
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [{ file, field: field(issue.path), message: issue.message }];
    }
    const message = 'unknown field; check its spelling and indentation';
    return issue.keys.map((key) => ({ file, field: field([...issue.path, key]), message }));
  });
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
};

/** Replaces Zod's message with plain words; undefined keeps it. */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing';
  if (issue.input === null) return 'is empty';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'must be a whole number';
      return `must be ${typeNames[issue.expected] ?? issue.expected}, not ${typeOf(issue.input)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'is empty'
        : sizeMessage(issue, issue.inclusive ? 'at least' : 'more than', issue.minimum);
    case 'too_big':
      return sizeMessage(issue, issue.inclusive ? 'at most' : 'less than', issue.maximum);
    case 'invalid_format':
      if (issue.format === 'url') return 'must be an address such as https://clinic.example';
      if (issue.format === 'email') return 'must be an email address';
  }
  return undefined;
};

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeNames[typeof value] ?? typeof value;
}

function sizeMessage(
  { origin, input }: { origin: string; input?: unknown },
  bound: string,
  size: number | bigint,
): string {
  if (typeof input === 'string') {
    return `must have ${bound} ${size} characters, not ${input.length}`;
  }
  if (Array.isArray(input)) return `must have ${bound} ${size} items, not ${input.length}`;
  return `must be ${bound} ${size}${origin === 'number' ? '' : ` (${origin})`}`;
}
