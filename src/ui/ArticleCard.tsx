import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { Picture, type PictureSources } from './Picture.tsx';

/** What a card shows. */
export interface Card {
  slug: string;
  title: string;
  excerpt: string;
  picture: PictureSources;
  /** As shown: January 14, 2024. */
  date: string;
  /** Time of publication for sorting, ISO 8601; null where unknown. */
  createdAt: string | null;
  /** As shown: 9 min read. */
  readTime: string;
  icon: IconName;
}

interface ArticleCardProps {
  card: Card;
  /** Label of the link; the title is appended for screen readers. */
  readMore: string;
  /** Heading level of the title. */
  headingLevel?: 'h2' | 'h3';
}

/** A card that links to an article or a post. */
export function ArticleCard({ card, readMore, headingLevel: Title = 'h3' }: ArticleCardProps) {
  const { slug, title, excerpt, picture, date, readTime, icon } = card;
  return (
    <article className="card lift flex h-full flex-col overflow-hidden @min-[36rem]:flex-row">
      <Picture
        picture={picture}
        alt=""
        className="aspect-video w-full bg-panel object-cover @min-[36rem]:ml-6 @min-[36rem]:w-[42%] @min-[36rem]:self-center @min-[36rem]:rounded-card"
      />
      <div className="flex grow flex-col p-5 sm:p-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
          <Icon name={icon} size={22} className="text-brand-ink" />
          <span>{date}</span>
          <span>{readTime}</span>
        </p>
        <Title className="mt-3 text-card">{title}</Title>
        <p className="mt-2 grow">{excerpt}</p>
        <a
          href={`/blog/${encodeURIComponent(slug)}`}
          className="mt-3 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          <span>
            {readMore}
            <span className="sr-only">: {title}</span>
          </span>
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </article>
  );
}
