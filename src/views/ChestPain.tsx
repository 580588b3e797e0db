import { linkTo } from '../content/read/addresses.ts';
import { stepsOf } from '../content/read/chest-pain.ts';
import type { Article, Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { Sources } from '../sections/article/Sources.tsx';
import { Help } from '../sections/chest-pain/Help.tsx';
import { Steps } from '../sections/chest-pain/Steps.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { ReadAloud } from '../sections/parts/ReadAloud.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { contactLinks } from '../words/contact/links.ts';
import { hospitalTexts } from '../words/hospital.ts';

interface ChestPainProps {
  site: Site;
  copy: PageCopy<'chest-pain'>;
  /** The article on the warning signs. */
  article: Article | undefined;
}

/** What to do now: four steps on the first screen, then the help that a person nearby needs. */
export function ChestPain({ site, copy, article }: ChestPainProps) {
  return (
    <div className="wrap pt-3 pb-12 max-lg:max-w-[calc(36em+2.5rem)] md:pb-20">
      <div className="chest-pain">
        <div className="relative">
          <h1 className="text-title">{copy.heading}</h1>
          <Steps site={site} copy={stepsOf(copy)} isLarge className="mt-2 md:mt-4" />
          {/* Placed over the bottom border of the steps, so that nothing moves when it appears. */}
          <ReadAloud site={site} className="absolute top-full right-0 -mt-2" />
        </div>
        <Help site={site} copy={copy} />
        <Clinic site={site} copy={copy} />
        {copy.aspirin && <Aspirin site={site} copy={copy.aspirin} />}
        {article && (
          <div className="mt-10 md:mt-12">
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
            {article.data.sources.length > 0 && (
              <Sources
                site={site}
                heading={copy.sources}
                sources={article.data.sources}
                className="mt-6 md:mt-8"
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** The clinic's number, below the ambulance number. */
function Clinic({ site, copy: { clinic } }: Omit<ChestPainProps, 'article'>) {
  if (!site.clinic.emergency) return null;
  const { call, phoneText } = contactLinks(site.clinic);
  const hospital = hospitalTexts(site);
  return (
    <section aria-labelledby="clinic" className="measure mt-10 md:mt-12">
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
      {hospital?.atNight && (
        <p className="mt-4 font-semibold">
          <LinkedText site={site} text={hospital.atNight} />
        </p>
      )}
      {hospital?.call && (
        <ButtonLink href={hospital.call.href} variant="outline" className="mt-4">
          <Icon name="phone" size={18} />
          {hospital.call.text}
        </ButtonLink>
      )}
    </section>
  );
}

interface AspirinProps {
  site: Site;
  copy: NonNullable<ChestPainProps['copy']['aspirin']>;
}

/** Which tablets make a dose; if aspirin is taken only on advice, also why this differs from the source. */
function Aspirin({ site, copy: { when, heading, tablets, why } }: AspirinProps) {
  return (
    <section aria-labelledby="which-aspirin" className="measure mt-10 md:mt-12">
      <h2 id="which-aspirin" className="mb-3 text-heading">
        {heading}
      </h2>
      <p>{tablets}</p>
      {when === 'advised' && (
        <p className="mt-2">
          <LinkedText site={site} text={why} />
        </p>
      )}
    </section>
  );
}
