import type { ErrorCode, YAMLError } from 'yaml';

type Explain = (message: string, line: string) => string | undefined;

const dashes = 'the dashes of a list must line up';
const indentation =
  'begins too far left or right; the first letters of all fields of a group must be exactly below each other';
const unclosed = 'a comma or a closing bracket is missing';

/** Plain words for the parser's messages; undefined if they would not fit. */
const explanations: Partial<Record<ErrorCode, Explain>> = {
  BLOCK_AS_IMPLICIT_KEY: (message, line) => {
    if (!message.startsWith('Nested')) return misplaced(line);
    if (!/:\s.*:(\s|$)/.test(line)) return `what is below it ${indentation}`;
    return `put the text in quotes, because it contains a colon${inQuotes(line)}`;
  },
  MULTILINE_IMPLICIT_KEY: () =>
    'a colon is missing after the name of a field, or a text of several lines has a colon: put it in quotes',
  TAB_AS_INDENT: () => 'indent with spaces, not with the tab key',
  BAD_INDENT: (message, line) => (message.startsWith('Flow') ? unclosed : misplaced(line)),
  DUPLICATE_KEY: (_message, line) => `duplicate field "${nameIn(line)}"`,
  BAD_SCALAR_START: (message) => `a text that begins with ${message.at(-1)} must be in quotes`,
  TAG_RESOLVE_FAILED: () => 'a text that begins with ! must be in quotes',
  BAD_ALIAS: () => 'a text that begins with * or & must be in quotes',
  BAD_DQ_ESCAPE: () => 'write each backslash twice (\\\\), or put the text in single quotes',
  MULTIPLE_DOCS: () => 'remove the line ---: a file contains one document only',
  BLOCK_IN_FLOW: () => unclosed,
  MISSING_CHAR: missing,
  UNEXPECTED_TOKEN: unexpected,
};

/**
 * An error of the YAML parser, in words for the person who edits the folder.
 * @param line the line of the file that the error is in
 */
export function plainYamlError({ code, message }: YAMLError, line: string): string {
  if (/[:-]\s+[“”„«]/.test(line)) {
    return 'the text is in typographic quotes, as Word makes them; use straight quotes (")';
  }
  return explanations[code]?.(message, line) ?? `cannot be read: ${message}`;
}

/** What is wrong with a line that begins in a column where nothing can begin. */
function misplaced(line: string): string {
  return /^\s*-/.test(line) ? dashes : indentation;
}

function missing(message: string): string | undefined {
  if (message.startsWith('Missing closing')) return 'a closing quotation mark is missing';
  if (message.startsWith('Missing ,')) return unclosed;
  if (message.startsWith('Missing space')) return 'a space is missing after a colon';
  if (message.startsWith('Implicit map keys')) {
    return 'a colon is missing after the name of the field, or the line is not indented like the others of its text';
  }
  if (message.startsWith('Sequence item')) return 'each item of a list begins with a dash';
  return undefined;
}

function unexpected(message: string, line: string): string | undefined {
  const [, first] = line.match(/(?::|^\s*-)\s+([>|{[])/) ?? [];
  if (first) return `a text that begins with ${first} must be in quotes`;
  if (message.endsWith('at node end')) {
    if (!/["']/.test(line)) return indentation;
    return 'nothing may follow the closing quotation mark; to show quotation marks, put the whole text in single quotes';
  }
  return undefined;
}

/** The field in a line with its text in quotes, as the end of a message: `: title: "ECG: what it shows"`. */
function inQuotes(line: string): string {
  const [, name, written = ''] = line.match(/^[\s-]*(\w[\w-]*):\s(.*)$/) ?? [];
  const text = written.trim();
  if (!name || !text || text.length > 60 || /["\\]/.test(text)) return '';
  return `: ${name}: "${text}"`;
}

function nameIn(line: string): string {
  return line.match(/^[\s-]*(\w[\w-]*)\s*:/)?.[1] ?? line.trim();
}
