import { isGroup, type Json } from '../../../../shared/json.ts';

const folder = 'articles/';
const ending = '.md';

/** Path of an article within a language's folder, by the last part of its address. */
export const articleName = (slug: string) => `${folder}${slug}${ending}`;

/** The last part of the address of an article. */
export const slugOf = (name: string) => name.slice(folder.length, -ending.length);

/**
 * The day or time by the clinic's clock from which an article is on the site, as it is written; null if that is not
 * later than now.
 */
export function comesLater(value: Json | undefined, now: string): string | null {
  const date = isGroup(value) ? String(value['date'] ?? '') : '';
  return /^\d{4}-\d\d-\d\d/.test(date) && date > now.slice(0, date.length) ? date : null;
}

/** What an article can do without, but should have before it goes live. */
export function missingIn(value: Json | undefined): ('noExcerpt' | 'noPicture')[] {
  if (!isGroup(value)) return [];
  const isThere = (name: string) => value[name] !== undefined && value[name] !== '';
  return [
    ...(isThere('excerpt') ? [] : (['noExcerpt'] as const)),
    ...(isThere('image') ? [] : (['noPicture'] as const)),
  ];
}
