import { relative } from 'node:path';

/** A problem in the clinic's folder. */
export interface ContentIssue {
  /** Absolute path of the file. */
  file: string;
  /** Path of the field, such as `hero.eyebrow`; empty for the file as a whole. */
  field: string;
  /** What is wrong, in words for the person who edits the folder. */
  message: string;
  /** True if something is missing, as opposed to wrong. */
  isMissing?: boolean;
}

/**
 * Formats an issue as one line: file, field, message. The path is relative to the working
 * directory.
 */
export function issueLine({ file, field, message }: ContentIssue): string {
  return [relative(process.cwd(), file), field, message].filter(Boolean).join(': ');
}

/**
 * Thrown when content is needed but the folder has issues; the message has a line for each. It has no
 * stack: the code is not at fault, and whoever edits the folder needs only the lines.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: ContentIssue[];

  constructor(issues: ContentIssue[]) {
    super(issues.map(issueLine).join('\n'));
    this.issues = issues;
    this.stack = '';
  }
}
