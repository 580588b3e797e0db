import type { ReactNode } from 'react';
import { interpolate } from '../../shared/interpolate.ts';
import { linkTo } from '../content/read/addresses.ts';
import type { Article, Site } from '../content/read/index.ts';
import type { Package } from '../content/schema/package.ts';
import type { Service as ServiceContent } from '../content/schema/service.ts';
import type { PageCopy } from '../pages.ts';
import { Note } from '../sections/article/Note.tsx';
import { PriceTable } from '../sections/costs/PriceTable.tsx';
import { BookAndCall } from '../sections/parts/BookAndCall.tsx';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { CostsLink } from '../sections/parts/CostsLink.tsx';
import { EmergencyBox } from '../sections/parts/EmergencyBox.tsx';
import { Fold } from '../sections/parts/Fold.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { SampleNote } from '../sections/parts/SampleNote.tsx';
import { TickList } from '../sections/parts/TickList.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture, type PictureSources } from '../ui/Picture.tsx';
import { hospitalTexts } from '../words/hospital.ts';
import { pricesOf, priceText } from '../words/prices.ts';

interface ServiceProps {
  site: Site;
  copy: PageCopy<'service'>;
  service: ServiceContent;
  /** The pages that say what it costs and what patients ask; null if the clinic has none. */
  costs: PageCopy<'costs'> | null;
  beforeYouCome: PageCopy<'before-you-come'> | null;
  packages: Package[];
  /** The article about it. */
  article: Article | undefined;
  /** The picture of that article. */
  picture: PictureSources | undefined;
}

/** The page of a test or treatment: what it is, what it costs, what patients ask before it. */
export function Service({
  site,
  copy,
  service,
  costs,
  beforeYouCome,
  packages,
  article,
  picture,
}: ServiceProps) {
  const { id, title } = service;
  const prices = costs ? pricesOf(id, costs) : [];
  const hospital = service.inHospital ? hospitalTexts(site) : null;
  const answers = beforeYouCome ? answersAbout(id, beforeYouCome) : [];
  const facts = article && article.data.keyFacts.length > 0 && (
    <KeyFacts site={site} heading={copy.facts} facts={article.data.keyFacts} isWide={!hospital} />
  );
  return (
    <>
      <PageHero
        site={site}
        heading={interpolate(copy.heading, { SERVICE: title })}
        lead={service.shortDesc}
        aside={
          article &&
          picture && (
            <div className="relative sm:max-lg:w-fit">
              <Picture
                picture={picture}
                alt={article.data.imageAlt ?? ''}
                className="aspect-video rounded-card bg-panel object-cover max-sm:w-full sm:max-lg:h-64 sm:max-lg:w-auto lg:w-full"
              />
              <Note article={article} />
            </div>
          )
        }
      >
        <BookAndCall site={site} choice={{ service: id }} className="mt-4 md:mt-6" />
      </PageHero>
      <div className="wrap grid gap-y-8 py-6 md:gap-y-12 md:py-12">
        <div className="rows-rest-last grid gap-x-16 gap-y-8 lg:cols-end-120">
          {costs && prices.length > 0 && (
            <div className="lg:col-start-2">
              <PriceTable
                site={site}
                copy={costs}
                packages={packages}
                heading={copy.cost}
                items={prices}
                hasDates
              />
              <SampleNote site={site} note={costs.sampleNote} className="mt-3" />
              <CostsLink site={site} label={costs.link} className="mt-2" />
            </div>
          )}
          {prices.length === 0 && service.price !== undefined && (
            <div className="lg:col-start-2">
              <Part id="cost" heading={copy.cost}>
                <p className="mt-3 font-semibold">{priceText(service.price, site.clinic)}</p>
              </Part>
            </div>
          )}
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Part id="what" heading={copy.what}>
              <p className="measure mt-3 text-pretty max-md:text-plain max-md:leading-snug">
                <LinkedText site={site} text={service.description} />
              </p>
            </Part>
            {service.emergency && site.clinic.emergency ? (
              <EmergencyBox site={site} className="mt-6 md:mt-8" />
            ) : (
              <TickList
                site={site}
                items={service.features}
                className="measure mt-3 gap-1.5 max-md:text-plain max-md:leading-snug md:mt-4"
              />
            )}
            {hospital && facts}
          </div>
          {hospital && (
            <section
              aria-labelledby="where"
              className="self-start rounded-card bg-panel px-4 py-3 max-md:text-plain max-md:leading-snug sm:p-6 lg:col-start-2"
            >
              <h2 id="where" className="text-card">
                {copy.where}
              </h2>
              <p className="measure mt-1.5">{hospital.doneAt}</p>
              {hospital.atNight && (
                <p className="measure mt-2">
                  <LinkedText site={site} text={hospital.atNight} />
                </p>
              )}
            </section>
          )}
        </div>
        {!hospital && facts}
        {answers.length > 0 && (
          <div className="border-rule border-t max-md:border-b md:max-lg:pt-10 lg:divide-y lg:divide-line">
            {answers.map(({ id: questionId, question, texts }) => (
              <Fold
                key={questionId}
                id={questionId}
                heading={question}
                className="lg:mb-0 lg:flow-root lg:py-4 lg:*:first:float-left lg:*:first:w-88"
              >
                <div className="lg:ml-104">
                  {texts.map((text) => (
                    <p key={text} className="measure mt-2 text-pretty lg:first:mt-0">
                      <LinkedText site={site} text={text} />
                    </p>
                  ))}
                </div>
              </Fold>
            ))}
          </div>
        )}
        <p className="-mt-4 flex flex-wrap items-baseline gap-x-16 gap-y-1 empty:hidden">
          {site.beforeYouCome && answers.length > 0 && (
            <a {...site.beforeYouCome.link} className="link-onward min-h-11 underline">
              {site.beforeYouCome.name}
              <Icon name="arrow-right" size={20} />
            </a>
          )}
          {article && (
            <span>
              {copy.article}:{' '}
              <a
                {...linkTo(site, `/blog/${article.id}`)}
                className="link-onward inline-block min-h-11 underline"
              >
                {article.data.title}
                <Icon name="arrow-right" size={20} className="ml-2 inline" />
              </a>
            </span>
          )}
        </p>
      </div>
      {costs && <CallToAction site={site} copy={costs.callToAction} />}
    </>
  );
}

/** The questions of “Before you come” that concern a service, each with the answer for it. */
function answersAbout(service: string, { questions }: PageCopy<'before-you-come'>) {
  const isAbout = ({ services }: { services: string[] }) => services.includes(service);
  return questions.flatMap((question) => {
    const texts = [
      ...question.rows.filter(isAbout).map(({ text }) => text),
      ...(isAbout(question) ? [question.answer] : []),
    ];
    return texts.length > 0 ? [{ id: question.id, question: question.question, texts }] : [];
  });
}

interface KeyFactsProps {
  site: Site;
  heading: string;
  facts: string[];
  /** Whether they have the full width of wide screens, in two columns. */
  isWide: boolean;
}

/** The key facts of the article about a service. */
function KeyFacts({ site, heading, facts, isWide }: KeyFactsProps) {
  return (
    <div className={`max-md:border-line max-md:border-y ${isWide ? '' : 'mt-6 md:mt-10'}`}>
      <Fold id="facts" heading={heading}>
        <ul
          className={`grid gap-x-16 border-line border-t md:mt-3 ${isWide ? 'lg:cols-end-120' : 'measure'}`}
        >
          {facts.map((fact) => (
            <li
              key={fact}
              className={`border-line py-2 text-pretty not-first:border-t ${isWide ? 'lg:nth-2:border-t-0' : ''}`}
            >
              <LinkedText site={site} text={fact} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

function Part({ id, heading, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}
