import { relative } from 'node:path';
import { parse } from 'yaml';

/**
 * Mistakes in the clinic's folder, one line each: file, field, what is wrong. It has no stack,
 * because the code is not at fault and whoever edits the folder needs the lines alone.
 */
export class ContentMistake extends Error {
  override name = 'ContentMistake';

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.stack = '';
  }
}

/** One mistake as a line; a field that is empty is left out. */
export function mistakeLine(file: string, field: string, reason: string): string {
  return [relative(process.cwd(), file), field, reason].filter(Boolean).join(': ');
}

/**
 * What a schema found wrong with a field, in words for whoever edits the folder.
 * @param data the fields as they stand in the file
 * @param path names of the fields that lead to it
 * @param reason the schema's message
 */
export function explainIssue(
  data: unknown,
  path: string[],
  reason: string,
): { field: string; reason: string }[] {
  const unknown = /^Unrecognized keys?: (.*)$/.exec(reason);
  if (unknown) {
    const names = [...(unknown[1] ?? '').matchAll(/"([^"]*)"/g)].map(([, name]) => name);
    return names.map((name) => ({
      field: [...path, name].join('.'),
      reason: 'there is no such field; check its spelling and its indentation',
    }));
  }
  const field = path.join('.');
  if (valueAt(data, path) === undefined) return [{ field, reason: 'is missing' }];
  return [{ field, reason: plainReason(reason) }];
}

/** Astro's and Zod's ways to say that a value is of another type, as one. */
function plainReason(reason: string): string {
  const types =
    /Expected type `"(\w+)"`, received `"(\w+)"`/.exec(reason) ??
    /expected (\w+), received (\w+)$/.exec(reason);
  if (!types) return reason;
  const [, expected, received] = types;
  if (expected === 'date') return 'must be a day such as 2024-01-14';
  return `must be of the type ${expected}, not ${received}`;
}

/** Parses YAML; a fault in it is told with its line. `firstLine` is where the text begins. */
export function parseYaml(file: string, text: string, firstLine = 1): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
    const place = /^(.*) at line (\d+), column \d+:?$/.exec(message);
    if (!place) throw new ContentMistake(mistakeLine(file, '', message));
    const [, fault = '', line] = place;
    throw new ContentMistake(mistakeLine(file, `line ${Number(line) + firstLine - 1}`, fault));
  }
}

function valueAt(data: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    data,
  );
}
