import { interpolate } from '../../../shared/interpolate.ts';
import { linkTo } from '../../content/read/addresses.ts';
import type { Article, Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture, type PictureSources } from '../../ui/Picture.tsx';
import { isoDate, longDate } from '../../words/dates.ts';
import { Steps } from '../chest-pain/Steps.tsx';
import { EmergencyBox } from '../parts/EmergencyBox.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

interface ArticleHeadProps {
  site: Site;
  copy: PageCopy<'blog'>;
  article: Article;
  picture: PictureSources;
  /** Public URL of the article. */
  address: string;
  /** What to do now, where the article is about that. */
  chestPain: PageCopy<'chest-pain'> | null;
}

/** Title, author, dates, reading time and picture of an article. */
export function ArticleHead({
  site,
  copy,
  article,
  picture,
  address,
  chestPain,
}: ArticleHeadProps) {
  const { data, readMinutes } = article;
  return (
    <header
      className={`wrap grid ${chestPain ? 'items-start' : 'items-center'} gap-x-14 gap-y-3 pb-4 md:gap-y-8 md:pt-4 md:pb-12 lg:cols-end-100`}
    >
      <div className={chestPain ? 'measure md:max-lg:max-w-none' : ''}>
        <h1 className="text-title sm:text-display-long">{data.title}</h1>
        {data.emergency && <EmergencyBox site={site} className="mt-3 md:mt-5" />}
        {chestPain && <Steps site={site} copy={chestPain.steps} className="mt-4 md:mt-6" />}
        <p className="measure mt-2 text-soft leading-normal md:mt-5 md:text-lead">
          <LinkedText site={site} text={data.excerpt} />
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 text-small md:mt-5 md:gap-y-1 lg:gap-x-3 lg:text-fine">
          {data.byline && (
            <a
              {...linkTo(site, `/${site.clinic.routes.about}`)}
              rel="author"
              className="inline-flex min-h-11 items-center font-semibold underlined"
            >
              {copy.article.by}
            </a>
          )}
          <span>
            {copy.article.reviewed}{' '}
            <time dateTime={isoDate(data.reviewed)}>{longDate(data.reviewed, site.clinic)}</time>
          </span>
          <span>
            {copy.article.published}{' '}
            <time dateTime={isoDate(data.date)}>{longDate(data.date, site.clinic)}</time>
          </span>
          <span>{interpolate(site.copy.cards.readTime, { MINUTES: readMinutes })}</span>
        </p>
        <ArticleShare copy={copy.article} title={data.title} address={address} />
      </div>
      <Picture
        picture={picture}
        alt={data.imageAlt}
        className="aspect-video w-full rounded-panel bg-panel object-cover"
        first
      />
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
  const variant = 'link-onward min-h-11 max-sm:text-small';
  const message = new URLSearchParams({ text: `${title} ${address}` });
  return (
    <p
      data-screen-only=""
      className="mt-1 flex flex-wrap justify-between gap-x-3 sm:justify-start sm:gap-x-6 md:mt-4"
    >
      <a href={`https://wa.me/?${message}`} rel="noopener" className={variant}>
        <Icon name="whatsapp" size={20} />
        {copy.share}
      </a>
      <button type="button" data-print="" className={`scripting-only ${variant}`}>
        <Icon name="print" size={20} />
        {copy.print}
      </button>
    </p>
  );
}
