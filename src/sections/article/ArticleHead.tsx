import { interpolate } from '../../../shared/interpolate.ts';
import { linkTo } from '../../content/read/addresses.ts';
import { stepsOf } from '../../content/read/chest-pain.ts';
import type { Article, Site } from '../../content/read/index.ts';
import { fieldOf, marked } from '../../content/snapshot/marks.ts';
import type { PageCopy } from '../../pages.ts';
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
  /** What to do about chest pain; null unless the article is about that. */
  chestPain: PageCopy<'chest-pain'> | null;
}

/** Title, author, dates, reading time and picture of an article. */
export function ArticleHead({ site, copy, article, picture, author, chestPain }: ArticleHeadProps) {
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
          <div className="flex items-center gap-2 max-sm:basis-full md:gap-3">
            {data.byline && <RoundPortrait portrait={author.portrait} className="size-11" />}
            <div className="leading-snug">
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
              <p className="text-soft">
                {copy.article.published}{' '}
                <time dateTime={isoDate(day)}>
                  {marked(longDate(day, site.clinic), fieldOf(data.title, 'date'))}
                </time>
                {' · '}
                <span>{interpolate(site.copy.cards.readTime, { MINUTES: readMinutes })}</span>
              </p>
            </div>
          </div>
          {data.byline && author.signature && (
            <Picture
              picture={author.signature}
              alt=""
              className="h-7 w-auto max-w-full object-contain object-left max-sm:mt-1 max-sm:ml-13 sm:h-11"
            />
          )}
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
