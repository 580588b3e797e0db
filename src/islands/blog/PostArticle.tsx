import { interpolate } from '../../clinic/interpolate.ts';
import type { PageCopy } from '../../clinic/pages.ts';
import { ArticleCard } from '../../ui/ArticleCard.tsx';
import { Picture, type PictureSources } from '../../ui/Picture.tsx';
import { type PostCard, postCard } from './posts.ts';

/** A post as our server sends it; its markup is sanitised there. */
export interface LoadedPost {
  title: string;
  excerpt: string | null;
  image: string | null;
  date: string;
  createdAt: string | null;
  readTime: string;
  html: string | null;
  featured: PostCard[];
}

export interface PostArticleProps {
  copy: PageCopy<'blog'>;
  readMore: string;
  post: LoadedPost;
  defaultPicture: PictureSources;
}

/** Title, date, text and foot of a post, and what else the clinic puts forward. */
export function PostArticle({ copy, readMore, post, defaultPicture }: PostArticleProps) {
  const { title, excerpt, image, date, createdAt, readTime, html, featured } = post;
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
          <p className="mt-10">{copy.noContent}</p>
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
                <ArticleCard card={postCard(card, defaultPicture)} readMore={readMore} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
