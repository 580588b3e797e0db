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
  /** Time of publication for sorting, ISO 8601; null where unknown. */
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
  /** True for the first card of a list: its picture is large on every screen. */
  large?: boolean;
}

/** The picture is above the text, on phones beside the title: see `styles/cards.css`. */
const compact = {
  article: 'compact-card',
  picture: 'compact-card-picture',
  text: 'compact-card-text',
  date: 'compact-card-date',
  title: 'compact-card-title',
  excerpt: 'compact-card-excerpt',
  rest: 'compact-card-rest',
  link: 'compact-card-link',
};
const leading: typeof compact = {
  article: '',
  picture: 'lg:aspect-auto lg:min-h-0 lg:flex-1',
  text: 'lg:grow-0',
  date: '',
  title: 'mt-1.5 text-heading',
  excerpt: 'lg:grow-0',
  rest: '',
  link: 'mt-2 lg:mt-auto',
};

/** Displayed width of a card's picture, as in the `sizes` attribute. */
export const cardSizes =
  '(min-width: 77.5rem) 385px, (min-width: 64rem) 31vw, (min-width: 48rem) calc(50vw - 2rem), calc(100vw - 2.5rem)';

/** Displayed width of the large picture, as in the `sizes` attribute. */
const leadingSizes = '(min-width: 77.5rem) 793px, (min-width: 64rem) 65vw, calc(100vw - 2.5rem)';

/** A card that links to an article or a post. */
export function ArticleCard({
  card,
  readMore,
  headingLevel: Title = 'h3',
  large = false,
}: ArticleCardProps) {
  const { href, title, excerpt, picture, date, reviewed, readTime, icon, language } = card;
  const lang = language?.code;
  const classes = large ? leading : compact;
  const first = firstSentence(excerpt);
  return (
    <article className={`card lift flex h-full flex-col overflow-hidden ${classes.article}`}>
      <Picture
        picture={large && picture.sizes ? { ...picture, sizes: leadingSizes } : picture}
        alt=""
        first={large}
        className={`aspect-video w-full bg-panel object-cover ${classes.picture}`}
      />
      <div className={`flex grow flex-col p-5 sm:p-6 ${classes.text}`}>
        <p
          className={`flex justify-between gap-3 text-fine text-soft leading-tight ${classes.date}`}
        >
          <span>
            {date} · {readTime}
            {reviewed && <span className="block">{reviewed}</span>}
            {language && (
              <span lang={lang} className="block">
                {language.name}
              </span>
            )}
          </span>
          <Icon name={icon} size={22} className="text-brand-ink max-sm:hidden" />
        </p>
        <Title lang={lang} className={`leading-tight ${classes.title}`}>
          {title}
        </Title>
        <p lang={lang} className={`mt-2 grow ${classes.excerpt}`}>
          {first}
          <span className={classes.rest}>{excerpt.slice(first.length)}</span>
        </p>
        <a
          href={href}
          hrefLang={lang}
          className={`link-onward min-h-11 self-start ${classes.link}`}
        >
          <span>
            {readMore}
            <span lang={lang} className="sr-only">
              : {title}
            </span>
          </span>
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </article>
  );
}
