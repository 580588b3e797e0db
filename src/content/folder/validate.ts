import { z } from 'zod';
import { didYouMean, nearest } from '../fields/nearest.ts';
import type { YamlContent } from '../yaml/yaml.ts';
import type { ContentIssue } from './content-issue.ts';
import { plainMessage } from './plain-message.ts';

/** Where an entry comes from. */
export interface Location {
  /** Path of the file in the clinic's folder. */
  file: string;
  /** Id of the item in a list, prepended to the names of its fields. */
  item?: string | undefined;
  /** The source text of a value in the file. */
  written?: YamlContent['written'] | undefined;
}

/** The result of validating some fields. */
export interface Validated<Data> {
  /** The output of the schema; undefined if there are issues. */
  data: Data | undefined;
  issues: ContentIssue[];
}

/** Validates fields against a schema, with messages for the person who edits the folder. */
export async function validate<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  location: Location,
): Promise<Validated<z.infer<Schema>>> {
  const known: KnownNames = new Map();
  const error: z.core.$ZodErrorMap = (issue) => {
    const path = issue.path ?? [];
    if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
      known.set(path.join('.'), Object.keys(issue.inst.shape));
    }
    return plainMessage(issue, location.written?.(path));
  };
  const { data, success, error: found } = await schema.safeParseAsync(fields, { error });
  return { data, issues: success ? [] : issuesOf(found, { fields, known }, location) };
}

/** The allowed fields of each object that has an unknown one, by the path of the object. */
type KnownNames = Map<string, string[]>;

function issuesOf(
  error: z.ZodError,
  { fields, known }: { fields: unknown; known: KnownNames },
  { file, item }: Location,
): ContentIssue[] {
  const field = (path: PropertyKey[]) => [item, ...path.map(String)].filter(Boolean).join('.');
  return error.issues.filter(isOfItsType).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const isMissing = issue.code !== 'custom' && valueAt(fields, issue.path) === undefined;
      const fault = { file, field: field(issue.path), message: issue.message };
      return [isMissing ? { ...fault, isMissing } : fault];
    }
    const names = known.get(issue.path.join('.')) ?? [];
    return issue.keys.map((key) => ({
      file,
      field: field([...issue.path, key]),
      message: `unknown field; ${didYouMean(nearest(key, names, 1)) || 'check its spelling and indentation'}`,
    }));
  });
}

/**
 * False for an issue about the size of a value whose type is wrong too, such as a short text instead of a
 * list.
 */
function isOfItsType(issue: z.core.$ZodIssue, _place: number, all: z.core.$ZodIssue[]): boolean {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return true;
  const path = issue.path.join('.');
  return !all.some(({ code, path: other }) => code === 'invalid_type' && other.join('.') === path);
}

function valueAt(fields: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => Object(value)[name], fields);
}
