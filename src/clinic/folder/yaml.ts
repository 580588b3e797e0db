import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { LineCounter, parse, YAMLParseError } from 'yaml';

/**
 * The content of a file, or why it cannot be parsed; `field` is then the line, where it is known.
 */
export type Parsed<Content> =
  | { content: Content; fault?: never }
  | { content?: never; fault: { field: string; message: string } };

/** Reads and parses a file. */
export async function readParsed<Content>(
  file: string,
  parse: (text: string) => Parsed<Content>,
): Promise<Parsed<Content>> {
  if (!existsSync(file)) return { fault: { field: '', message: 'there is no such file' } };
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    // The file system's own errors have a code; any other error is a fault of the program.
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return { fault: { field: '', message: `cannot be read (${error.code})` } };
  }
}

/** Parses a YAML file. */
export function parseYaml(text: string): Parsed<unknown> {
  return faultless((options) => parse(text, options));
}

/** Parses Markdown with YAML front matter. */
export function parseMarkdown(text: string): Parsed<{ fields: unknown; body: string }> {
  // Some editors begin a file with a byte order mark.
  const file = new VFile(text.replace(/^\uFEFF/, ''));
  const whole = String(file);
  const parsed = faultless((yaml) => matter(file, { strip: true, yaml }), 1);
  if (parsed.fault) return parsed;
  const body = String(file);
  if (body === whole) {
    return { fault: { field: '', message: 'must begin with front matter between two lines ---' } };
  }
  return { content: { fields: file.data['matter'], body } };
}

/** Calls a YAML parser; `linesAbove` is the number of lines in the file above the YAML. */
function faultless<Content>(
  read: (options: { lineCounter: LineCounter; prettyErrors: false }) => Content,
  linesAbove = 0,
): Parsed<Content> {
  const lineCounter = new LineCounter();
  try {
    return { content: read({ lineCounter, prettyErrors: false }) };
  } catch (error) {
    if (error instanceof YAMLParseError) {
      const { line } = lineCounter.linePos(error.pos[0]);
      return { fault: { field: `line ${line + linesAbove}`, message: error.message } };
    }
    // In YAML, `*name` refers to an anchor.
    if (!(error instanceof ReferenceError)) throw error;
    const message = `a text that begins with * must be in quotes: ${error.message}`;
    return { fault: { field: '', message } };
  }
}
