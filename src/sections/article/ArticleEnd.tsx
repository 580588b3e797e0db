import { bookingLink } from '../../content/read/addresses.ts';
import type { Article, Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { BookAndCall } from '../parts/BookAndCall.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { Sources } from './Sources.tsx';

interface ArticleEndProps {
  site: Site;
  copy: PageCopy<'blog'>;
  article: Article;
  /** Public URL of the article. */
  address: string;
}

/** The end of an article: call to action, medical disclaimer, sources, and links to share it. */
export function ArticleEnd({ site, copy, article, address }: ArticleEndProps) {
  const { callToAction, sources } = article.data;
  return (
    <div className="wrap article-columns items-start gap-y-5 py-6 md:gap-y-8 md:py-12">
      {callToAction ? (
        <Invitation site={site} copy={callToAction} callButton={copy.article.callButton} />
      ) : (
        <div data-screen-only="">
          <BookAndCall site={site} />
        </div>
      )}
      <div>
        <p className="leading-normal">
          <LinkedText site={site} text={copy.article.notDiagnosis} />
        </p>
        {sources.length > 0 && (
          <Sources
            site={site}
            heading={copy.article.sources}
            sources={sources}
            className="mt-5 md:mt-8"
          />
        )}
        <ArticleShare copy={copy.article} title={article.data.title} address={address} />
      </div>
    </div>
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
  const actionClasses = 'link-onward min-h-11 min-w-11 text-small';
  const message = new URLSearchParams({ text: `${title} ${address}` });
  return (
    <div data-screen-only="" className="mt-4 flex flex-wrap gap-x-6">
      <a href={`https://wa.me/?${message}`} rel="noopener" className={actionClasses}>
        <Icon name="whatsapp" size={20} />
        {copy.share}
      </a>
      <button
        type="button"
        data-print=""
        className={`scripting-only max-sm:hidden ${actionClasses}`}
      >
        <Icon name="print" size={20} />
        {copy.print}
      </button>
    </div>
  );
}

interface InvitationProps {
  site: Site;
  copy: NonNullable<Article['data']['callToAction']>;
  callButton: string;
}

/** The invitation that an article ends with. */
function Invitation({ site, copy, callButton }: InvitationProps) {
  return (
    <section
      data-screen-only=""
      className="measure rounded-card bg-deep p-5 text-on-deep sm:p-8 dark:border dark:border-line dark:bg-panel"
    >
      <h2 id="invitation" className="text-title">
        {copy.heading}
      </h2>
      <p className="measure mt-2 text-on-deep-soft leading-normal md:mt-3 md:text-lead">
        <LinkedText site={site} text={copy.text} />
      </p>
      <div className="mt-4 flex items-center gap-3 max-sm:flex-col max-sm:items-stretch sm:flex-wrap md:mt-6">
        <ButtonLink
          {...bookingLink(site)}
          variant="light"
          className="dark:bg-brand dark:text-on-brand"
        >
          <Icon name="calendar" size={18} />
          {copy.button}
        </ButtonLink>
        {copy.phone && (
          <ButtonLink href={contactLinks(site.clinic).call} variant="onDark">
            <Icon name="phone" size={18} />
            {callButton}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
