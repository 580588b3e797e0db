import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** What is wrong with a field or a line of a file; with the whole file if `field` is empty. */
export interface Fault {
  field: string;
  message: string;
  isMissing?: boolean;
}

/** The content of a file, or why it has none. */
export type Result<Content> =
  | { content: Content; fault?: never }
  | { content?: never; fault: Fault };

/** Reads a file as text, and parses it. */
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
    // Errors of the file system have a code; any other error is a bug.
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return ofWholeFile(`cannot be read (${error.code})`);
  }
}

/** A fault that concerns the whole file. */
export function ofWholeFile(message: string): { fault: Fault } {
  return { fault: { field: '', message } };
}

/** Decodes UTF-8, without the byte order mark that some editors add; null if it is not UTF-8. */
function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
