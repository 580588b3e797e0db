import type { ReactNode } from 'react';
import { hrefTo } from '../content/read/addresses.ts';
import type { Article as ArticleContent, Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { ArticleBody } from '../sections/article/ArticleBody.tsx';
import { ArticleEnd } from '../sections/article/ArticleEnd.tsx';
import { ArticleHead } from '../sections/article/ArticleHead.tsx';
import { BackToBlog } from '../sections/article/BackToBlog.tsx';
import type { Card } from '../ui/ArticleCard.tsx';
import { Picture, type PictureSources } from '../ui/Picture.tsx';
import type { Author } from '../ui/Signature.tsx';

interface ArticleProps {
  site: Site;
  copy: PageCopy<'blog'>;
  article: ArticleContent;
  picture: PictureSources | undefined;
  author: Author;
  /** Public URL of the article. */
  address: string;
  /** What to do about chest pain; null unless the article is about that. */
  chestPain: PageCopy<'chest-pain'> | null;
  /** The text, rendered from Markdown. */
  children: ReactNode;
  /** Its second-level headings, for the table of contents. */
  contents: { slug: string; text: string }[];
  related: Card[];
}

/** The page of an article. */
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
        <div className="wrap article-columns pt-1 md:pt-4">
          <BackToBlog href={hrefTo(site, '/blog')} label={copy.backToBlog} />
        </div>
        <div className="facts-beside-head lg:article-columns lg:wrap lg:pt-3">
          <ArticleHead
            site={site}
            copy={copy}
            article={article}
            picture={picture}
            author={author}
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
        <ArticleEnd site={site} copy={copy} article={article} address={address} />
      </article>
      <ReadNext site={site} copy={copy} cards={related} />
    </>
  );
}

interface ReadNextProps {
  site: Site;
  copy: PageCopy<'blog'>;
  cards: Card[];
}

/** Links to related articles, one per row, on wide screens beside one another; and to the listing. */
function ReadNext({ site, copy, cards }: ReadNextProps) {
  const back = <BackToBlog href={hrefTo(site, '/blog')} label={copy.backToBlog} />;
  if (cards.length === 0) return <div className="wrap pb-6">{back}</div>;
  return (
    <section aria-labelledby="related" data-screen-only="" className="bg-warm py-4 md:py-10">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="related" className="text-title">
            {copy.article.related}
          </h2>
          {back}
        </div>
        <ul className="mt-2 md:mt-4 lg:grid lg:grid-cols-3 lg:gap-x-10">
          {cards.map(({ slug, href, title, picture, readTime, language }) => (
            <li key={slug} className="border-rule border-t">
              <a
                href={href}
                hrefLang={language?.code}
                lang={language?.code}
                className="flex items-center gap-3.5 py-2 underline-offset-4 md:py-3.5 hover:underline"
              >
                <Picture
                  picture={{ ...picture, sizes: '5.5rem' }}
                  alt=""
                  className="aspect-video w-[min(6.5rem,30vw)] rounded-card bg-panel object-cover"
                />
                <span className="min-w-0">
                  <span className="block font-heading font-semibold text-base leading-snug">
                    {title}
                  </span>
                  <span className="text-small text-soft">{readTime}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
