import type { PostCard } from '../../shared/post.ts';
import type { Site } from '../content/read/index.ts';
import { postCopyOf } from '../content/read/post-copy.ts';
import { postPath, postTexts } from '../words/post-copy.ts';
import type { SearchDocument } from './search.ts';

/** UTF-16 code units of a post's excerpt that are indexed; cards rarely show more. */
const maxExcerpt = 300;

/** Makes a search document from a post's card. */
export type PostDocument = (card: PostCard) => SearchDocument;

/**
 * Returns a function that makes search documents from the cards of a site's posts: the server does not keep
 * their contents.
 */
export function postDocumentsOf(site: Site): PostDocument {
  const postCopy = postCopyOf(site);
  return (card) => {
    const { title, excerpt } = postTexts(postCopy, card);
    return {
      href: postPath(postCopy, card.slug),
      kind: 'post',
      title,
      headings: '',
      summary: excerpt.slice(0, maxExcerpt),
      text: '',
      ...(postCopy.postLanguage && { language: postCopy.postLanguage.code }),
    };
  };
}
