import { isGroup, type Json } from '../../../../shared/json.ts';

const folder = 'articles/';
const extension = '.md';

/** Path of an article within a language's folder, by the last part of its address. */
export const articleName = (slug: string) => `${folder}${slug}${extension}`;

/** The last part of the address of an article. */
export const slugOf = (name: string) => name.slice(folder.length, -extension.length);

/** Optional fields that an article should have before it goes live. */
export function missingIn(value: Json | undefined): ('noExcerpt' | 'noPicture')[] {
  if (!isGroup(value)) return [];
  const isThere = (name: string) => value[name] !== undefined && value[name] !== '';
  return [
    ...(isThere('excerpt') ? [] : (['noExcerpt'] as const)),
    ...(isThere('image') ? [] : (['noPicture'] as const)),
  ];
}
