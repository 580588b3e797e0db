import { interpolate } from '../../../shared/interpolate.ts';
import { linkTo } from '../../content/read/addresses.ts';
import { stepsOf } from '../../content/read/chest-pain.ts';
import type { Article, Site } from '../../content/read/index.ts';
import { fieldOf, marked } from '../../content/snapshot/marks.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture, type PictureSources } from '../../ui/Picture.tsx';
import { type Author, RoundPortrait } from '../../ui/Signature.tsx';
import { isoDate, longDate } from '../../words/dates.ts';
import { Steps } from '../chest-pain/Steps.tsx';
import { EmergencyBox } from '../parts/EmergencyBox.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { TitleText } from '../parts/TitleText.tsx';
import { Note } from './Note.tsx';

interface ArticleHeadProps {
  site: Site;
  copy: PageCopy<'blog'>;
  article: Article;
  picture: PictureSources | undefined;
  author: Author;
  /** Public URL of the article. */
  address: string;
  /** What to do about chest pain; null unless the article is about that. */
  chestPain: PageCopy<'chest-pain'> | null;
}

/** Title, author, dates, reading time and picture of an article. */
export function ArticleHead({
  site,
  copy,
  article,
  picture,
  author,
  address,
  chestPain,
}: ArticleHeadProps) {
  const { data, day, readMinutes } = article;
  return (
    <header className="wrap article-columns items-start gap-y-3 pb-4 md:gap-y-8 md:pt-4 md:pb-12">
      <div>
        <h1 className="text-title *:inline-block">
          <TitleText title={data.title} />
        </h1>
        {data.emergency && <EmergencyBox site={site} isSolid className="measure mt-3 md:mt-5" />}
        {chestPain && (
          <Steps site={site} copy={stepsOf(chestPain)} className="measure mt-4 md:mt-6" />
        )}
        {data.excerpt && (
          <p
            className={`${chestPain ? 'max-w-162' : 'measure'} mt-2 text-soft leading-normal md:mt-5 md:text-lead`}
          >
            <LinkedText site={site} text={data.excerpt} />
          </p>
        )}
        <div className="mt-3 flex items-center gap-x-2 text-small max-sm:flex-wrap sm:gap-x-6 md:mt-5">
          <div className="flex items-center gap-2 max-sm:grow max-sm:basis-52 md:gap-3">
            {data.byline && <RoundPortrait portrait={author.portrait} className="size-11" />}
            <div>
              {data.byline && (
                <a
                  {...linkTo(site, `/${site.clinic.routes.about}`)}
                  rel="author"
                  className="-my-2.5 inline-flex min-h-11 items-center font-semibold underlined"
                >
                  {copy.article.by}
                </a>
              )}
              {data.reviewed && (
                <p>
                  {copy.article.reviewed}{' '}
                  <time dateTime={isoDate(data.reviewed)}>
                    {marked(longDate(data.reviewed, site.clinic), fieldOf(data.title, 'reviewed'))}
                  </time>
                </p>
              )}
            </div>
          </div>
          {data.byline && author.signature && (
            <Picture
              picture={author.signature}
              alt=""
              className="h-7 w-auto max-w-full object-contain object-left sm:h-11"
            />
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 sm:gap-x-6 md:mt-3">
          <p className="text-small text-soft">
            {copy.article.published}{' '}
            <time dateTime={isoDate(day)}>
              {marked(longDate(day, site.clinic), fieldOf(data.title, 'date'))}
            </time>
            {' · '}
            <span>{interpolate(site.copy.cards.readTime, { MINUTES: readMinutes })}</span>
          </p>
          <ArticleShare copy={copy.article} title={data.title} address={address} />
        </div>
      </div>
      {picture && (
        <div className="relative">
          <Picture
            picture={picture}
            alt={data.imageAlt ?? ''}
            className="aspect-video w-full rounded-card bg-panel object-cover"
            isAboveFold
          />
          <Note article={article} />
        </div>
      )}
    </header>
  );
}

interface ArticleShareProps {
  copy: PageCopy<'blog'>['article'];
  title: string;
  /** URL of the article. */
  address: string;
}

/** Links to share the article on WhatsApp and to print it. */
function ArticleShare({ copy, title, address }: ArticleShareProps) {
  const variant = 'link-onward min-h-11 min-w-11 text-small';
  const message = new URLSearchParams({ text: `${title} ${address}` });
  return (
    <div data-screen-only="" className="flex flex-wrap gap-x-6 max-sm:-mr-3">
      <a href={`https://wa.me/?${message}`} rel="noopener" className={variant}>
        <Icon name="whatsapp" size={20} />
        <span className="max-sm:sr-only">{copy.share}</span>
      </a>
      <button type="button" data-print="" className={`scripting-only max-sm:hidden ${variant}`}>
        <Icon name="print" size={20} />
        {copy.print}
      </button>
    </div>
  );
}
