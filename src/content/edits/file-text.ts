import type { FileFields } from '../../../shared/site-edits/fields.ts';
import { bodyField, isMarkdown } from './file-fields.ts';
import { yamlWith } from './yaml-text.ts';

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * The text of a file with other fields. What says the same stays as it is written, with comments and order.
 * @param before the text of the file; null if there is none
 * @param fields null for no file
 * @returns null if there is to be no file; a list without items is none
 */
export function textWith(
  file: string,
  before: string | null,
  fields: FileFields | null,
): string | null {
  if (!fields) return null;
  const { values, order } = fields;
  if (order) {
    const items = order.map((id) => values[id]);
    return items.length === 0 ? null : yamlWith(before ?? '', items);
  }
  if (!isMarkdown(file)) return yamlWith(before ?? '', values);
  const { [bodyField]: body = '', ...front } = values;
  const yaml = before === null ? '' : (frontMatter.exec(before)?.[1] ?? '');
  const written = yamlWith(yaml, front).trimEnd();
  return `---\n${written}\n---\n${typeof body === 'string' ? body : ''}`;
}
