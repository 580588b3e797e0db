import type { PostCard } from '../../shared/post.ts';
import type { SearchDocument } from '../../shared/search/search.ts';
import { blogLanguages } from '../content/read/blog-languages.ts';
import type { Site } from '../content/read/index.ts';
import { languageOfPost, postPath, textsOf } from '../words/post-languages.ts';

/** UTF-16 code units of a post's excerpt that are indexed; cards rarely show more. */
const maxExcerpt = 300;

/** Makes a search document from a post's card. */
export type PostDocument = (card: PostCard) => SearchDocument;

/**
 * Returns a function that makes search documents from the cards of a site's posts: the server does not keep
 * their contents.
 */
export function postDocumentsOf(site: Site): PostDocument {
  const languages = blogLanguages(site);
  return (card) => {
    const language = languageOfPost(languages, card).language?.code;
    const { title, excerpt } = textsOf(languages, card);
    return {
      href: postPath(languages, card),
      kind: 'post',
      title,
      headings: '',
      summary: excerpt.slice(0, maxExcerpt),
      text: '',
      ...(language && { language }),
    };
  };
}
