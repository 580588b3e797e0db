import { isGroup, type Json } from '../../../../shared/json.ts';

const folder = 'articles/';
const extension = '.md';

/** Path of an article within a language's folder, by the last part of its address. */
export const articleName = (slug: string) => `${folder}${slug}${extension}`;

/** The last part of the address of an article. */
export const slugOf = (name: string) => name.slice(folder.length, -extension.length);

/**
 * The day or time, by the clinic's clock and as it is written, at which an article will appear on the site; null if that
 * has passed.
 */
export function scheduledFor(value: Json | undefined, now: string): string | null {
  const date = isGroup(value) ? String(value['date'] ?? '') : '';
  return /^\d{4}-\d\d-\d\d/.test(date) && date > now.slice(0, date.length) ? date : null;
}

/** Optional fields that an article should have before it goes live. */
export function missingIn(value: Json | undefined): ('noExcerpt' | 'noPicture')[] {
  if (!isGroup(value)) return [];
  const isThere = (name: string) => value[name] !== undefined && value[name] !== '';
  return [
    ...(isThere('excerpt') ? [] : (['noExcerpt'] as const)),
    ...(isThere('image') ? [] : (['noPicture'] as const)),
  ];
}
