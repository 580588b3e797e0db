import { relative } from 'node:path';

/** One thing that is wrong in the clinic's folder. */
export interface ContentIssue {
  /** Absolute path of the file. */
  file: string;
  /** The way to the field, such as `hero.eyebrow`; empty where the whole file is meant. */
  field: string;
  /** What is wrong, for whoever edits the folder. */
  message: string;
}

/** An issue as one line: file, field, what is wrong. Paths start at the working directory. */
export function issueLine({ file, field, message }: ContentIssue): string {
  return [relative(process.cwd(), file), field, message].filter(Boolean).join(': ');
}

/**
 * Thrown where content is needed and the folder has issues; its message has a line for each. It has
 * no stack, because the code is not at fault and whoever edits the folder needs the lines alone.
 */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(issues: ContentIssue[]) {
    super(issues.map(issueLine).join('\n'));
    this.stack = '';
  }
}
