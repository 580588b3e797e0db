import type { PostAddress, PostCard } from '../../../shared/post.ts';

/**
 * The `translations` field of a post: one post of its group in each language but its own. Empty if there is
 * none.
 */
export function translationsIn(
  own: PostAddress,
  group: PostAddress[],
): Pick<PostCard, 'translations'> {
  const others = new Map<string | undefined, PostAddress>();
  for (const { slug, language } of group) {
    const isNew = language !== own.language && !others.has(language);
    if (isNew) others.set(language, { slug, ...(language && { language }) });
  }
  return others.size > 0 ? { translations: [...others.values()] } : {};
}
