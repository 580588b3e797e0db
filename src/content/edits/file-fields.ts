import { basename } from 'node:path';
import { z } from 'zod';
import { type FileFields, isSet } from '../../../shared/site-edits/fields.ts';
import { type ContentFile, contentFiles } from '../folder/content-files.ts';
import { parseMarkdown, parseYaml } from '../yaml/yaml.ts';

/** The name under which the text of an article is addressed, below its front matter. */
export const bodyField = 'text';

/** The kind of a file in a clinic's folder; undefined if no such file is read. */
export function kindOf(file: string): ContentFile | undefined {
  return contentFiles.find(({ path }) => {
    const pattern = path.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+');
    return new RegExp(`^${pattern}$`).test(file);
  });
}

/**
 * The files that a clinic may have none of, by their paths in the folder of a language. Towns and articles
 * are not among them: they have names of their own.
 * @param languages how many the site has
 */
export function optionalFiles(languages: number): string[] {
  return contentFiles
    .filter(({ name, isOptional }) => isOptional && (languages > 1 || name !== 'facts'))
    .map(({ path }) => path.replace('*/', ''))
    .filter((name) => !name.includes('*'));
}

/** Whether a file is a list of items with ids. */
export function isList(file: string): boolean {
  return kindOf(file)?.schema instanceof z.ZodArray;
}

export function isMarkdown(file: string): boolean {
  return file.endsWith('.md');
}

/**
 * The fields of a file.
 * @param text of the file; null if there is none
 * @returns null if there is no such file, or it is not a set of fields or a list of items with ids
 */
export function fieldsOf(file: string, text: string | null): FileFields | null {
  if (text === null) return null;
  if (isMarkdown(file)) {
    const { content } = parseMarkdown(text);
    if (!content || !isSet(content.fields)) return null;
    return { values: { ...content.fields, [bodyField]: content.body }, order: null };
  }
  const { content } = parseYaml(text);
  const fields = content?.fields;
  if (isList(file)) return fields === null ? { values: {}, order: [] } : itemsOf(fields);
  return isSet(fields) ? { values: fields, order: null } : null;
}

/** The language of a file: the folder that it is in; null for `clinic.yaml`. */
export function languageOf(file: string): string | null {
  return file === basename(file) ? null : (file.split('/')[0] ?? null);
}

function itemsOf(fields: unknown): FileFields | null {
  if (!Array.isArray(fields) || !fields.every((item) => isSet(item) && 'id' in item)) return null;
  const items = fields.map((item): [string, unknown] => [String(item.id), item]);
  return { values: Object.fromEntries(items), order: items.map(([id]) => id) };
}
