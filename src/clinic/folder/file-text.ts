import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A part of a file that is wrong, and why: a field, a line, or the whole where `field` is empty. */
export interface Fault {
  field: string;
  message: string;
  isMissing?: boolean;
}

/** What a file gives, or why it gives nothing. */
export type Result<Content> =
  | { content: Content; fault?: never }
  | { content?: never; fault: Fault };

/** Reads a file as text, and gives it to a parser. */
export async function readParsed<Content>(
  file: string,
  parse: (text: string) => Result<Content>,
): Promise<Result<Content>> {
  if (!existsSync(file)) {
    return { fault: { field: '', message: 'there is no such file', isMissing: true } };
  }
  try {
    const text = decoded(await readFile(file));
    return text === null ? ofWholeFile('save it as UTF-8; it is in another encoding') : parse(text);
  } catch (error) {
    // The file system's own errors have a code; any other error is a fault of the program.
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return ofWholeFile(`cannot be read (${error.code})`);
  }
}

/** A fault of a file as a whole. */
export function ofWholeFile(message: string): { fault: Fault } {
  return { fault: { field: '', message } };
}

/** UTF-8 as text, without the byte order mark that some editors begin a file with; else null. */
function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
