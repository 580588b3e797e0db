import { z } from 'zod';
import { iconNames } from '../../ui/icon-names.ts';
import { didYouMean, nearest } from '../fields/nearest.ts';
import type { ContentIssue } from './content-issue.ts';
import type { YamlContent } from './yaml.ts';

/** Where an entry comes from. */
export interface Location {
  /** Path of the file in the clinic's folder. */
  file: string;
  /** Id of the item in a list, prepended to the names of its fields. */
  item?: string | undefined;
  /** The source text of a value in the file. */
  sourceAt?: YamlContent['sourceAt'] | undefined;
}

/** The result of validating some fields. */
export interface ValidationResult<Data> {
  /** The output of the schema; undefined if there are issues. */
  data: Data | undefined;
  issues: ContentIssue[];
}

/** Validates fields against a schema, with messages for the person who edits the folder. */
export async function validate<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  location: Location,
): Promise<ValidationResult<z.infer<Schema>>> {
  const allowedNames: AllowedNames = new Map();
  const error: z.core.$ZodErrorMap = (issue) => {
    const path = issue.path ?? [];
    if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
      allowedNames.set(path.join('.'), Object.keys(issue.inst.shape));
    }
    return plainMessage(issue, location.sourceAt?.(path));
  };
  const { data, success, error: zodError } = await schema.safeParseAsync(fields, { error });
  return {
    data,
    issues: success ? [] : issuesOf(zodError, { fields, allowedNames }, location),
  };
}

/** The allowed fields of each object that has an unknown one, by the path of the object. */
type AllowedNames = Map<string, string[]>;

function issuesOf(
  error: z.ZodError,
  { fields, allowedNames }: { fields: unknown; allowedNames: AllowedNames },
  { file, item }: Location,
): ContentIssue[] {
  const field = (path: PropertyKey[]) => [item, ...path.map(String)].filter(Boolean).join('.');
  return error.issues.filter(isIndependent).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const isMissing = issue.code !== 'custom' && valueAt(fields, issue.path) === undefined;
      const fieldIssue = { file, field: field(issue.path), message: issue.message };
      return [isMissing ? { ...fieldIssue, isMissing } : fieldIssue];
    }
    const names = allowedNames.get(issue.path.join('.')) ?? [];
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
function isIndependent(issue: z.core.$ZodIssue, _index: number, all: z.core.$ZodIssue[]): boolean {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return true;
  const path = issue.path.join('.');
  return !all.some(({ code, path: other }) => code === 'invalid_type' && other.join('.') === path);
}

function valueAt(fields: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => Object(value)[name], fields);
}

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
};

/**
 * What is wrong with a field, in plain words; undefined keeps Zod's message.
 * @param source the source text of the value in the file, if known
 */
export function plainMessage(issue: Issue, source?: string): string | undefined {
  if (issue.input === undefined) return 'is missing';
  if (issue.input === null) return 'is empty';
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected, issue.input, source);
    case 'invalid_value':
      return choiceMessage(issue.values.map(String), issue.input);
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
}

function typeMessage(expected: string, input: unknown, source?: string): string {
  if (expected === 'int' && typeof input === 'number') return 'must be a whole number';
  if (expected === 'string' && /number|boolean/.test(typeof input)) {
    return `put it in quotes: "${source ?? input}"`;
  }
  if (expected === 'string' && isInBraces(input)) {
    return `put the text in quotes: "{${Object.keys(input).join()}}"`;
  }
  const typeName = expected === 'int' ? 'number' : expected;
  const rule = `must be ${typeNames[typeName] ?? typeName}, not ${typeOf(input)}`;
  const advice = typeof input === 'string' && toType(typeName, input.trim());
  return advice ? `${rule}: write ${advice}` : rule;
}

/** True for `title: {doctor}`, which YAML reads as a set of fields without values. */
function isInBraces(input: unknown): input is object {
  const isSet = typeof input === 'object' && input !== null && !Array.isArray(input);
  return isSet && Object.values(input).every((value) => value === null);
}

/** What to write instead of a text, if a number, a boolean or a list is expected. */
function toType(typeName: string, text: string): string | undefined {
  if (typeName === 'boolean') {
    if (/^(yes|y|on|true)$/i.test(text)) return 'true';
    return /^(no|n|off|false)$/i.test(text) ? 'false' : undefined;
  }
  if (typeName === 'array' && /^[^[\]{}:\n]{1,80}$/.test(text)) return `[${text}]`;
  if (typeName !== 'number') return undefined;
  const [digits, ...others] = text.match(/\d[\d.,]*/g) ?? [];
  // In 9OO somebody has typed letters for digits.
  if (digits === undefined || others.length > 0 || /\d[a-z]/i.test(text)) return undefined;
  // In 2,500 and 1,00,000 commas group the digits; in 4,8 the comma is a decimal point.
  const isGrouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(digits);
  const number = isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.');
  const note = digits.includes(',') ? `, with ${isGrouped ? 'no comma' : 'a point'}` : '';
  return Number.isNaN(Number(number)) ? undefined : `${Number(number)}${note}`;
}

function choiceMessage(choices: string[], input: unknown): string {
  const isIcon = choices.length === iconNames.length && choices.every(isIconName);
  if (!isIcon) return `must be one of ${choices.join(', ')}`;
  if (typeof input !== 'string')
    return 'must be the name of an icon; all are drawn in docs/icons.md';
  const advice = didYouMean(nearest(input, choices));
  return `unknown icon "${input}"; ${advice ? `${advice} All` : 'all'} are drawn in docs/icons.md`;
}

function isIconName(name: string): boolean {
  return (iconNames as readonly string[]).includes(name);
}

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
    const isLong = bound === 'at most';
    const rule = `${bound} ${size} are ${isLong ? 'allowed' : 'needed'}`;
    return `is too ${isLong ? 'long' : 'short'}: ${quantity(input.length, 'character')}, ${rule}`;
  }
  if (Array.isArray(input)) {
    if (input.length === 0) return `is an empty list; it needs ${bound} ${size}`;
    return `must have ${bound} ${quantity(size, 'item')}, not ${input.length}`;
  }
  return `must be ${bound} ${size}${origin === 'number' ? '' : ` (${origin})`}`;
}

const quantity = (count: number | bigint, noun: string) =>
  `${count} ${Number(count) === 1 ? noun : `${noun}s`}`;
