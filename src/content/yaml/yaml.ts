import { type Document, isScalar, LineCounter, parseDocument } from 'yaml';
import { type Fault, ofWholeFile, type Result } from './file-text.ts';
import { typingFaults } from './typing-faults.ts';
import { plainYamlError } from './yaml-errors.ts';

/** The values of a YAML file. */
export interface YamlContent {
  fields: unknown;
  /** Slips that YAML reads as something other than was meant. */
  faults: Fault[];
  /** A value as it is written in the file, such as `+919876543210` for the number 919876543210. */
  written: (path: readonly PropertyKey[]) => string | undefined;
}

/** Front matter, and the Markdown below. */
export interface MarkdownContent extends YamlContent {
  body: string;
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** What git leaves in a file if two versions of it could not be merged. */
const mergeMarker = /^(<{7}|>{7})(?= |$)/m;

/** Parses a YAML file. */
export function parseYaml(text: string): Result<YamlContent> {
  return mergeFault(text) ?? parse(text, 0);
}

/** Parses Markdown with YAML front matter. */
export function parseMarkdown(text: string): Result<MarkdownContent> {
  const [above, yaml] = text.match(frontMatter) ?? [];
  if (above === undefined || yaml === undefined || !text.startsWith(above)) {
    return ofWholeFile('must begin with front matter between two lines ---');
  }
  const { content, fault } = mergeFault(text) ?? parse(yaml, 1);
  return fault ? { fault } : { content: { ...content, body: text.slice(above.length) } };
}

function mergeFault(text: string): { content?: never; fault: Fault } | null {
  const marker = mergeMarker.exec(text);
  if (!marker) return null;
  const line = text.slice(0, marker.index).split('\n').length;
  const message =
    'two versions were merged here: keep one of them, and delete the lines <<<<<<<, ======= and >>>>>>>';
  return { fault: { field: `line ${line}`, message } };
}

/** Parses YAML; `linesAbove` is the number of lines above it in the file. */
function parse(text: string, linesAbove: number): Result<YamlContent> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    const message = plainYamlError(error, text.split('\n')[line - 1] ?? '');
    return { fault: { field: `line ${line + linesAbove}`, message } };
  }
  const faults = typingFaults(document);
  return withValues(document, (fields) => ({ fields, faults, written: writtenIn(document) }));
}

function withValues(
  document: Document,
  content: (fields: unknown) => YamlContent,
): Result<YamlContent> {
  try {
    return { content: content(document.toJS()) };
  } catch (error) {
    // In YAML, `*name` refers to an anchor.
    if (!(error instanceof ReferenceError)) throw error;
    return ofWholeFile(`a text that begins with * must be in quotes: ${error.message}`);
  }
}

function writtenIn(document: Document): YamlContent['written'] {
  return (path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
}
