import { linkTo } from '../content/read/addresses.ts';
import type { Article, Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { Sources } from '../sections/article/Sources.tsx';
import { Help } from '../sections/chest-pain/Help.tsx';
import { Steps } from '../sections/chest-pain/Steps.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { contactLinks } from '../words/contact/links.ts';

interface ChestPainProps {
  site: Site;
  copy: PageCopy<'chest-pain'>;
  /** The article on the warning signs. */
  article: Article | undefined;
}

/** What to do now: four steps on the first screen, then the help that a person nearby needs. */
export function ChestPain({ site, copy, article }: ChestPainProps) {
  return (
    <div className="wrap pt-4 pb-12 md:pb-20">
      <div className="chest-pain">
        <div>
          <h1 className="text-title">{copy.heading}</h1>
          <Steps site={site} copy={copy.steps} isLarge className="mt-2 md:mt-4" />
        </div>
        <Help site={site} copy={copy} />
        <Clinic site={site} copy={copy} />
      </div>
      {article && (
        <div className="mt-12">
          <p>
            {copy.more}{' '}
            <a
              {...linkTo(site, `/blog/${article.id}`)}
              lang={article.language === site.clinic.language ? undefined : article.language}
              className="font-semibold underlined"
            >
              {article.data.title}
            </a>
          </p>
          <Sources
            site={site}
            heading={copy.sources}
            sources={article.data.sources}
            className="chest-pain-sources mt-8"
          />
        </div>
      )}
    </div>
  );
}

/** The clinic's number, after that of the ambulance. */
function Clinic({ site, copy: { clinic } }: Omit<ChestPainProps, 'article'>) {
  if (!site.clinic.emergency) return null;
  const { call, phoneText } = contactLinks(site.clinic);
  return (
    <section aria-labelledby="clinic" className="measure mt-8 md:mt-12">
      <h2 id="clinic" className="mb-3 text-heading">
        {clinic.heading}
      </h2>
      <p>
        <LinkedText site={site} text={clinic.text} />
      </p>
      <ButtonLink href={call} variant="outline" className="mt-4">
        <Icon name="phone" size={18} />
        {phoneText}
      </ButtonLink>
    </section>
  );
}
