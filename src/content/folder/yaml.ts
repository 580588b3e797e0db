import { LRUCache } from 'lru-cache';
import {
  type Document,
  type ErrorCode,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Scalar,
  type YAMLError,
} from 'yaml';
import { splitMarkdown } from '../../../shared/content-document.ts';
import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';
import { invisibleError } from '../fields/fields.ts';
import type { ContentFiles } from '../files.ts';

/** What is wrong in a file. */
export interface FieldIssue {
  /** Path of the field, such as `hero.eyebrow`, or a line; empty for the file as a whole. */
  field: string;
  /** What is wrong, in words for the person who edits the folder. */
  message: string;
  /** True if something is missing, as opposed to wrong. */
  isMissing?: boolean;
}

/** The content of a file, or why it has none. */
export type Result<Content> =
  | { content: Content; issue?: never }
  | { content?: never; issue: FieldIssue };

/** The values of a YAML file. */
export interface YamlContent {
  fields: unknown;
  /** Probable mistakes that are valid YAML with another meaning. */
  issues: FieldIssue[];
  /** The source text of a value, such as `+919876543210` for the number 919876543210. */
  sourceAt: (path: readonly PropertyKey[]) => string | undefined;
}

/** Front matter, and the Markdown below. */
interface MarkdownContent extends YamlContent {
  body: string;
}

/** What git leaves in a file if two versions of it could not be merged. */
const mergeMarker = /^(<{7}|>{7})(?= |$)/m;

/** Parses a file of a clinic's folder. */
export function readParsed<Content>(
  { texts, unreadable }: ContentFiles,
  path: string,
  parse: (text: string) => Result<Content>,
): Result<Content> {
  const text = texts.get(path);
  // A text copied from the desk's preview may contain the preview's invisible marks.
  if (text !== undefined) return parse(removePreviewMarks(text));
  const message = unreadable?.get(path);
  if (message !== undefined) return fileIssue(message);
  return { issue: { field: '', message: 'there is no such file', isMissing: true } };
}

/** An issue that concerns the whole file. */
function fileIssue(message: string): { issue: FieldIssue } {
  return { issue: { field: '', message } };
}

/** Parses a YAML file. */
export function parseYaml(text: string): Result<YamlContent> {
  return mergeConflict(text) ?? parse(text, 0);
}

/** Parses Markdown with YAML front matter. */
export function parseMarkdown(text: string): Result<MarkdownContent> {
  const parts = splitMarkdown(text);
  if (!parts) return fileIssue('must begin with front matter between two --- lines');
  const { content, issue } = mergeConflict(text) ?? parse(parts.front, 1);
  return issue ? { issue } : { content: { ...content, body: parts.body } };
}

function mergeConflict(text: string): { content?: never; issue: FieldIssue } | null {
  const marker = mergeMarker.exec(text);
  if (!marker) return null;
  const line = text.slice(0, marker.index).split('\n').length;
  const message =
    'two versions conflict here: keep one, and delete the lines <<<<<<<, ======= and >>>>>>>';
  return { issue: { field: `line ${line}`, message } };
}

/** Texts that were parsed before, as a publication changes only a few of 200 files; limited by their total length. */
const parsedTexts = new LRUCache<string, Result<YamlContent>>({
  maxSize: 4 * 1024 ** 2,
  sizeCalculation: (_parsed, key) => key.length,
});

/**
 * Parses YAML; `linesAbove` is the number of lines above it in the file. Later calls return the same values, so nobody
 * may modify them.
 */
function parse(text: string, linesAbove: number): Result<YamlContent> {
  const key = `${linesAbove} ${text}`;
  const knownResult = parsedTexts.get(key);
  if (knownResult) return knownResult;
  const result = parseAnew(text, linesAbove);
  parsedTexts.set(key, result);
  return result;
}

function parseAnew(text: string, linesAbove: number): Result<YamlContent> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    const message = plainYamlError(error, text.split('\n')[line - 1] ?? '');
    return { issue: { field: `line ${line + linesAbove}`, message } };
  }
  const issues = typingIssues(document);
  return readValues(document, (fields) => ({ fields, issues, sourceAt: sourceFinder(document) }));
}

/** The values of a document, as `toContent` presents them. */
function readValues(
  document: Document,
  toContent: (fields: unknown) => YamlContent,
): Result<YamlContent> {
  try {
    return { content: toContent(document.toJS({ maxAliasCount: 0 })) };
  } catch (error) {
    // In YAML, `*name` refers to an anchor; nobody means that here.
    if (!(error instanceof ReferenceError)) throw error;
    return fileIssue('a text that begins with * must be in quotes');
  }
}

function sourceFinder(document: Document): YamlContent['sourceAt'] {
  return (path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
}

/** A value, and the path of fields to it. */
interface Value {
  node: Scalar;
  path: string[];
}

const quote = '[“”„‟«»‘’"\']';
const typographicQuotes = new RegExp(`^(?=.*[“”„‟«»‘’])${quote}(.*)${quote}$`, 's');

/**
 * Finds values that are valid YAML but probably mistakes. If the intention is clear, the value is
 * corrected in place, so that the mistake is reported once and the value is still checked.
 */
function typingIssues(document: Document): FieldIssue[] {
  return [...valuesIn(document.contents, [])].flatMap(({ node, path }) => {
    const message =
      quotesError(node) ?? commentError(node) ?? anchorError(node) ?? characterError(node);
    return message === undefined ? [] : [{ field: path.join('.'), message }];
  });
}

function* valuesIn(node: unknown, path: string[]): Generator<Value> {
  if (isScalar(node)) yield { node, path };
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      yield* valuesIn(item, [...path, String(index)]);
    }
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) yield* valuesIn(value, [...path, String(key)]);
  }
}

/** YAML's quotes are straight; typographic ones around a value would be shown to visitors. */
function quotesError(node: Scalar): string | undefined {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined;
  const [, inner] = node.value.match(typographicQuotes) ?? [];
  if (inner === undefined) return undefined;
  node.value = inner;
  return `is in typographic quotes, as Word makes them; write "${inner}" with straight quotes`;
}

/** `Room #5`: YAML reads `#5` as a comment. */
function commentError(node: Scalar): string | undefined {
  const { type, comment, source } = node;
  if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return undefined;
  node.value = `${source ?? ''} #${comment}`.trim();
  return `put it in quotes, or everything after # is ignored: "${node.value}"`;
}

/** Databases and browsers mishandle control characters such as `"\0"`. */
function characterError({ value }: Scalar): string | undefined {
  return typeof value === 'string' ? invisibleError(value) : undefined;
}

/** In YAML, `&name` defines an anchor. */
function anchorError({ anchor, source }: Scalar): string | undefined {
  if (!anchor) return undefined;
  return `a text that begins with & must be in quotes: "&${anchor} ${source ?? ''}"`;
}

type Explain = (message: string, line: string) => string | undefined;

const dashesError = 'the dashes of a list must line up';
const indentationError =
  'begins too far left or right; the first letters of all fields of a group must be exactly below each other';
const unclosedError = 'a comma or a closing bracket is missing';

/** Plain words for the parser's messages; undefined if they would not fit. */
const explanations: Partial<Record<ErrorCode, Explain>> = {
  BLOCK_AS_IMPLICIT_KEY: (message, line) => {
    if (!message.startsWith('Nested')) return misplacedLine(line);
    if (!/:\s.*:(\s|$)/.test(line)) return `what is below it ${indentationError}`;
    return `put the text in quotes, because it contains a colon${inQuotes(line)}`;
  },
  MULTILINE_IMPLICIT_KEY: () =>
    'a colon is missing after the name of a field, or a text of several lines has a colon: put it in quotes',
  TAB_AS_INDENT: () => 'indent with spaces, not with the tab key',
  BAD_INDENT: (message, line) => (message.startsWith('Flow') ? unclosedError : misplacedLine(line)),
  DUPLICATE_KEY: (_message, line) => `duplicate field "${nameIn(line)}"`,
  BAD_SCALAR_START: (message) => `a text that begins with ${message.at(-1)} must be in quotes`,
  TAG_RESOLVE_FAILED: () => 'a text that begins with ! must be in quotes',
  BAD_ALIAS: () => 'a text that begins with * or & must be in quotes',
  BAD_DQ_ESCAPE: () => 'write each backslash twice (\\\\), or put the text in single quotes',
  MULTIPLE_DOCS: () => 'remove the line ---: a file contains one document only',
  BLOCK_IN_FLOW: () => unclosedError,
  MISSING_CHAR: missingCharacter,
  UNEXPECTED_TOKEN: unexpectedToken,
};

/**
 * An error of the YAML parser, in words for the person who edits the folder.
 * @param line the line of the file that the error is in
 */
function plainYamlError({ code, message }: YAMLError, line: string): string {
  if (/[:-]\s+[“”„«]/.test(line)) {
    return 'the text is in typographic quotes, as Word makes them; use straight quotes (")';
  }
  return explanations[code]?.(message, line) ?? `cannot be read: ${message}`;
}

/** What is wrong with a line that begins in a column where nothing can begin. */
function misplacedLine(line: string): string {
  return /^\s*-/.test(line) ? dashesError : indentationError;
}

function missingCharacter(message: string): string | undefined {
  if (message.startsWith('Missing closing')) return 'a closing quotation mark is missing';
  if (message.startsWith('Missing ,')) return unclosedError;
  if (message.startsWith('Missing space')) return 'a space is missing after a colon';
  if (message.startsWith('Implicit map keys')) {
    return 'a colon is missing after the name of the field, or the line is not indented like the others of its text';
  }
  if (message.startsWith('Sequence item')) return 'each item of a list begins with a dash';
  return undefined;
}

function unexpectedToken(message: string, line: string): string | undefined {
  const [, first] = line.match(/(?::|^\s*-)\s+([>|{[])/) ?? [];
  if (first) return `a text that begins with ${first} must be in quotes`;
  if (message.endsWith('at node end')) {
    if (!/["']/.test(line)) return indentationError;
    return 'nothing may follow the closing quotation mark; to show quotation marks, put the whole text in single quotes';
  }
  return undefined;
}

/** The field in a line with its text in quotes, as the end of a message: `: title: "ECG: what it shows"`. */
function inQuotes(line: string): string {
  const [, name, value = ''] = line.match(/^[\s-]*(\w[\w-]*):\s(.*)$/) ?? [];
  const text = value.trim();
  if (!name || !text || text.length > 60 || /["\\]/.test(text)) return '';
  return `: ${name}: "${text}"`;
}

function nameIn(line: string): string {
  return line.match(/^[\s-]*(\w[\w-]*)\s*:/)?.[1] ?? line.trim();
}
