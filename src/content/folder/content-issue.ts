import { join, relative } from 'node:path';
import { pointerOf } from '../../../shared/content-document.ts';
import type { ContentMistake } from '../../../shared/desk/content.ts';
import { isList } from './content-files.ts';
import { type FieldIssue, parseYaml } from './yaml.ts';

/** A problem in the clinic's folder. */
export interface ContentIssue extends FieldIssue {
  /** Path of the file in the folder. */
  file: string;
}

/**
 * Formats an issue as one line: file, field, message.
 * @param folder the clinic's folder: the path then is relative to the working directory
 */
export function issueLine({ file, field, message }: ContentIssue, folder?: string): string {
  const path = folder === undefined ? file : relative(process.cwd(), join(folder, file));
  return [path, field, message].filter(Boolean).join(': ');
}

/**
 * An issue as the desk names it: by the JSON pointer of its field.
 * @param text of the file; undefined if there is none
 */
export function mistakeOf(
  { file, field, message }: ContentIssue,
  text: string | undefined,
): ContentMistake {
  const [item = ''] = field.split('.');
  const names = isList(file) ? [itemIndex(item, text), field.slice(item.length + 1)] : [field];
  return { path: file, pointer: fieldPointer(names.filter(Boolean).join('.')), message };
}

/** The JSON pointer of a field that is named with indexes in lists, such as `prices.0.from`; empty for a line. */
export function fieldPointer(field: string): string {
  return /^line \d+$/.test(field) ? '' : pointerOf(field.split('.').filter(Boolean));
}

/** The index of an item in a list; empty if there is none. It is named by its id, or else by its position from 1. */
function itemIndex(item: string, text = ''): string {
  const items: unknown = parseYaml(text).content?.fields;
  if (!Array.isArray(items)) return '';
  const position = items.findIndex(
    (entry, index) => String(Object(entry).id ?? index + 1) === item,
  );
  return position < 0 ? '' : String(position);
}

/**
 * Thrown when content is needed but the folder has issues; the message has a line for each. It has no
 * stack: the code is not at fault, and whoever edits the folder needs only the lines.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: ContentIssue[];

  constructor(issues: ContentIssue[]) {
    super(issues.map((issue) => issueLine(issue)).join('\n'));
    this.issues = issues;
    this.stack = '';
  }
}
