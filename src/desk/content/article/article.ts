import { isGroup, type Json } from '../../../../shared/json.ts';

const folder = 'articles/';
const extension = '.md';

/** The path of an article within a language's folder, by the last part of its address. */
export const articleName = (slug: string) => `${folder}${slug}${extension}`;

/** The last part of the address of an article. */
export const slugOf = (name: string) => name.slice(folder.length, -extension.length);

/** Which fields are missing, of the optional ones that an article should have before it goes live. */
export function findMissingFields(value: Json | undefined): ('noExcerpt' | 'noPicture')[] {
  if (!isGroup(value)) return [];
  const hasValue = (name: string) => value[name] !== undefined && value[name] !== '';
  return [
    ...(hasValue('excerpt') ? [] : (['noExcerpt'] as const)),
    ...(hasValue('image') ? [] : (['noPicture'] as const)),
  ];
}
