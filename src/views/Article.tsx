import type { ReactNode } from 'react';
import { hrefTo } from '../content/read/addresses.ts';
import type { Article as ArticleContent, Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { ArticleBody } from '../sections/article/ArticleBody.tsx';
import { ArticleEnd } from '../sections/article/ArticleEnd.tsx';
import { ArticleHead } from '../sections/article/ArticleHead.tsx';
import { BackToBlog } from '../sections/article/BackToBlog.tsx';
import { RelatedArticles } from '../sections/article/RelatedArticles.tsx';
import type { Card } from '../ui/ArticleCard.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import type { Author } from '../ui/Signature.tsx';

interface ArticleProps {
  site: Site;
  copy: PageCopy<'blog'>;
  article: ArticleContent;
  picture: PictureSources;
  author: Author;
  /** Public URL of the article. */
  address: string;
  /** What to do now, where the article is about that. */
  chestPain: PageCopy<'chest-pain'> | null;
  /** The text, rendered from Markdown. */
  children: ReactNode;
  /** Its second-level headings, for the table of contents. */
  contents: { slug: string; text: string }[];
  related: Card[];
}

/** The page of a built-in article. */
export function Article({
  site,
  copy,
  article,
  picture,
  author,
  address,
  chestPain,
  children,
  contents,
  related,
}: ArticleProps) {
  return (
    <>
      <article>
        <div className="wrap pt-1 md:pt-4">
          <BackToBlog href={hrefTo(site, '/blog')} label={copy.backToBlog} />
        </div>
        <div className={chestPain ? 'facts-beside-head lg:wrap' : undefined}>
          <ArticleHead
            site={site}
            copy={copy}
            article={article}
            picture={picture}
            address={address}
            chestPain={chestPain}
          />
          <ArticleBody
            site={site}
            copy={copy}
            article={article}
            body={children}
            contents={contents}
            chestPain={chestPain}
          />
        </div>
        <ArticleEnd site={site} copy={copy} article={article} author={author} />
      </article>
      <RelatedArticles copy={copy} cards={related} />
    </>
  );
}
