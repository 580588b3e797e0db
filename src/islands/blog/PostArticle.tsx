import { interpolate } from '../../../shared/interpolate.ts';
import type { PageCopy } from '../../pages.ts';
import { ArticleCard, type Card } from '../../ui/ArticleCard.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { type Author, Signature } from '../../ui/Signature.tsx';
import { TextParts } from '../../ui/TextParts.tsx';
import { postTexts, postTimes } from '../../words/post-copy.ts';
import { type CardContext, type FoundPost, mergeCards, postPicture, toCard } from './posts.ts';

export interface PostArticleProps extends CardContext, FoundPost {
  copy: PageCopy<'blog'>;
  /** The articles that the clinic features. */
  articles: Card[];
  /** The author of the post. */
  author: Author;
}

/** The maximum number of articles and posts below one. */
const maxOthers = 3;

/** Title, date, text and end of a post, with links to what the clinic features, newest first. */
export function PostArticle({
  copy,
  post,
  featured,
  articles,
  author,
  ...cardContext
}: PostArticleProps) {
  const { excerptParts, image, createdAt, html, hasContent } = post;
  const { title } = postTexts(cardContext.postCopy, post);
  const { date, readTime } = postTimes(cardContext.postCopy, post);
  const lang = cardContext.postCopy.postLanguage?.code;
  const otherCards = mergeCards(articles, featured, true).slice(0, maxOthers);
  return (
    <>
      <article className="pb-4 md:pt-4">
        <h1 lang={lang} className="measure-28 text-title">
          {title}
        </h1>
        {excerptParts.length > 0 && (
          <p lang={lang} className="measure mt-3 text-soft md:mt-5 md:text-lead">
            <TextParts parts={excerptParts} />
          </p>
        )}
        <p className="mt-3 flex flex-wrap gap-x-5 text-small md:mt-5">
          {createdAt ? <time dateTime={createdAt}>{date}</time> : <span>{date}</span>}
          <span>{readTime}</span>
        </p>
        {image && (
          <Picture
            picture={postPicture(image)}
            alt=""
            className="mt-8 aspect-video w-full rounded-card bg-panel object-cover lg:aspect-21/9"
            isAboveFold
          />
        )}
        {html ? (
          <div
            lang={lang}
            className="prose mt-6 md:mt-10"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ) : (
          <p className="mt-10">{hasContent ? copy.contentNotShown : copy.noContent}</p>
        )}
        <footer className="mt-10 border-line border-t pt-5 text-small text-soft">
          <Signature {...author} />
          {interpolate(copy.publishedOn, { DATE: date })}
        </footer>
      </article>
      {otherCards.length > 0 && (
        <section aria-labelledby="more-from-clinic" className="py-10">
          <h2 id="more-from-clinic" className="text-title">
            {copy.moreFromClinic}
          </h2>
          <ul data-cards="" className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {otherCards.map((card) => (
              <li key={card.slug}>
                <ArticleCard
                  card={'picture' in card ? card : toCard(card, cardContext)}
                  readMore={cardContext.readMore}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
