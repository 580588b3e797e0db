import { hrefTo, linkTo } from '../../content/read/addresses.ts';
import type { Article, Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/links.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { BackToBlog } from './BackToBlog.tsx';
import { Sources } from './Sources.tsx';

interface ArticleEndProps {
  site: Site;
  copy: PageCopy<'blog'>;
  article: Article;
}

/** The end of an article: call to action, medical disclaimer, sources. */
export function ArticleEnd({ site, copy, article }: ArticleEndProps) {
  const { callToAction, sources } = article.data;
  const links = contactLinks(site.clinic);
  return (
    <div className="wrap py-12">
      <section data-screen-only="" className="rounded-panel bg-deep p-7 text-on-deep sm:p-12">
        <h2 className="text-title">{callToAction.heading}</h2>
        <p className="measure mt-3 text-lead text-on-deep-soft">
          <LinkedText site={site} text={callToAction.text} />
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink {...linkTo(site, '/contact')} variant="light">
            <Icon name="calendar" size={18} />
            {callToAction.button}
          </ButtonLink>
          {callToAction.phone && (
            <ButtonLink href={links.call} variant="onDark">
              <Icon name="phone" size={18} />
              {copy.article.callButton}
            </ButtonLink>
          )}
        </div>
      </section>
      <p className="measure mt-8 font-semibold">
        <LinkedText site={site} text={copy.article.notDiagnosis} />
      </p>
      <Sources site={site} heading={copy.article.sources} sources={sources} className="mt-8" />
      <div className="mt-8">
        <BackToBlog href={hrefTo(site, '/blog')} label={copy.backToBlog} />
      </div>
    </div>
  );
}
