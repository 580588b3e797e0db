import { firstSentence } from './first-sentence.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { Picture, type PictureSources } from './Picture.tsx';

/** What a card shows. */
export interface Card {
  slug: string;
  /** Address of its page. */
  href: string;
  /** Its language, where it differs from the page's: the code, and its own name for itself. */
  language?: { code: string; name: string };
  title: string;
  excerpt: string;
  picture: PictureSources;
  /** As displayed: January 14, 2024. */
  date: string;
  /** As displayed: reviewed October 15, 2026. Posts have none. */
  reviewed?: string;
  /** Time of publication for sorting, ISO 8601; null if unknown. */
  createdAt: string | null;
  /** As displayed: 9 min read. */
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

/** Displayed width of a card's picture, as in the `sizes` attribute. */
export const cardSizes =
  '(min-width: 77.5rem) 379px, (min-width: 64rem) 31vw, (min-width: 48rem) calc(50vw - 2rem), (min-width: 40rem) 50vw, 8.5rem';

/** An article or a post in a list; a press anywhere on it follows its link. See `styles/cards.css`. */
export function ArticleCard({ card, readMore, headingLevel: Title = 'h3' }: ArticleCardProps) {
  const { href, title, excerpt, picture, date, reviewed, readTime, icon, language } = card;
  const lang = language?.code;
  const leadSentence = firstSentence(excerpt);
  return (
    <article className="article-card lift">
      <Picture picture={picture} alt="" className="article-card-picture" />
      <Title lang={lang} className="article-card-title">
        {title}
      </Title>
      <p lang={lang} className="article-card-excerpt">
        {leadSentence}
        <span className="article-card-rest">{excerpt.slice(leadSentence.length)}</span>
      </p>
      <p className="article-card-date">
        <Icon name={icon} size={22} className="text-brand-ink max-lg:hidden" />
        <span>
          {date} · {readTime}
          {reviewed && <span className="block max-sm:hidden">{reviewed}</span>}
          {language && (
            <span lang={lang} className="block">
              {language.name}
            </span>
          )}
        </span>
      </p>
      <a href={href} hrefLang={lang} className="article-card-link link-onward">
        <span>
          {readMore}
          <span lang={lang} className="sr-only">
            : {title}
          </span>
        </span>
        <Icon name="arrow-right" size={18} />
      </a>
    </article>
  );
}
