import type { PostAnswer } from '../../../shared/post.ts';
import { interpolate } from '../../clinic/interpolate.ts';
import type { PageCopy } from '../../clinic/pages.ts';
import { ArticleCard } from '../../ui/ArticleCard.tsx';
import { Picture, type PictureSources } from '../../ui/Picture.tsx';
import { toCard } from './posts.ts';

export interface PostArticleProps {
  copy: PageCopy<'blog'>;
  readMore: string;
  post: PostAnswer;
  defaultPicture: PictureSources;
}

/** Title, date, text and foot of a post, and what else the clinic puts forward. */
export function PostArticle({ copy, readMore, post, defaultPicture }: PostArticleProps) {
  const { title, excerpt, image, date, createdAt, readTime, html, hasContent, featured } = post;
  return (
    <>
      <article className="py-4">
        <h1 className="max-w-[22ch] text-display">{title}</h1>
        {excerpt && <p className="measure mt-5 text-lead text-soft">{excerpt}</p>}
        <p className="mt-5 flex flex-wrap gap-x-5 text-small">
          {createdAt ? <time dateTime={createdAt}>{date}</time> : <span>{date}</span>}
          <span>{readTime}</span>
        </p>
        {image && (
          <Picture
            picture={{ src: image, width: 1200, height: 675, sources: [] }}
            alt=""
            className="mt-8 aspect-video w-full rounded-panel bg-panel object-cover lg:aspect-[21/9]"
            first
          />
        )}
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
          <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p className="mt-10">{hasContent ? copy.contentNotShown : copy.noContent}</p>
        )}
        <footer className="mt-10 border-line border-t pt-5 text-small text-soft">
          {interpolate(copy.publishedOn, { DATE: date })}
        </footer>
      </article>
      {featured.length > 0 && (
        <section aria-labelledby="more-from-clinic" className="py-10">
          <h2 id="more-from-clinic" className="text-title">
            {copy.moreFromClinic}
          </h2>
          <ul data-cards="" className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {featured.map((card) => (
              <li key={card.slug}>
                <ArticleCard card={toCard(card, defaultPicture)} readMore={readMore} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
