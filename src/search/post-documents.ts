import type { PostCard } from '../../shared/post.ts';
import type { SearchDocument } from '../../shared/search.ts';
import { blogLanguages } from '../clinic/blog-languages.ts';
import type { Site } from '../clinic/index.ts';
import { languageOfPost, postPath } from '../clinic/post-languages.ts';

/** Units of a post's excerpt that can be searched; cards show no more of it as a rule. */
const maxExcerpt = 300;

/** Makes a document of a post's card. */
export type PostDocument = (card: PostCard) => SearchDocument;

/**
 * What can be searched of the posts of a site: the server keeps the cards of posts, not their
 * contents.
 */
export function postDocumentsOf(site: Site): PostDocument {
  const languages = blogLanguages(site);
  return (card) => {
    const language = languageOfPost(languages, card).language?.code;
    return {
      href: postPath(languages, card),
      kind: 'post',
      title: card.title,
      headings: '',
      summary: card.excerpt.slice(0, maxExcerpt),
      text: '',
      ...(language && { language }),
    };
  };
}
