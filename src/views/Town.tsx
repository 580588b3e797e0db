import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { Town as TownContent } from '../content/schema/town.ts';
import type { PageCopy } from '../pages.ts';
import { Hours } from '../sections/contact/Hours.tsx';
import { CostsLink } from '../sections/parts/CostsLink.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { TickList } from '../sections/parts/TickList.tsx';
import { QuickLinks } from '../sections/town/QuickLinks.tsx';
import { TownFeatures } from '../sections/town/TownFeatures.tsx';
import { TownHead } from '../sections/town/TownHead.tsx';
import { firstSentence } from '../ui/first-sentence.ts';
import type { PictureSources } from '../ui/Picture.tsx';
import { contactLinks, countryName, directionsFrom } from '../words/contact/links.ts';
import { townFacts } from '../words/journey.ts';
import { schemesElsewhere } from '../words/prices.ts';
import { townTexts } from '../words/town-texts.ts';

interface TownProps {
  site: Site;
  copy: PageCopy<'town'>;
  town: TownContent;
}

interface TownPageProps extends TownProps {
  /** All towns, for the map. */
  towns: TownContent[];
  portrait: PictureSources;
  /** The costs page; null without one. */
  costs: PageCopy<'costs'> | null;
}

/**
 * The page of one town: what the doctor offers to patients from there, and how to get to the
 * clinic.
 */
export function Town({ site, copy, town, towns, portrait, costs }: TownPageProps) {
  const facts = townFacts(town);
  const texts = townTexts(town, copy, site);
  const hasThingsToBring = town.bring.length > 0;
  // The date is shown beside the facts that were checked on it.
  const isDatedHere = town.nearby?.hospital !== undefined || !hasThingsToBring;
  const schemeText = isDatedHere
    ? texts.scheme
    : [texts.scheme, texts.asOf].filter(Boolean).join(' ');
  return (
    <>
      <TownHead {...{ site, copy, town, towns, portrait, facts }} />
      <section aria-labelledby="town-heading" className="band pb-0">
        <div className="wrap grid gap-x-12 gap-y-5 lg:cols-end-140">
          <div data-enter="">
            <h2 id="town-heading" className="text-card md:text-[1.5rem]">
              {town.sectionHeading}
            </h2>
            <div className="mt-3 grid gap-2 rounded-card bg-panel p-3 max-md:text-plain max-md:leading-snug sm:p-5 md:mt-4">
              {texts.emergency.map((text, index) => {
                const firstWords = index === 0 ? firstSentence(text) : '';
                return (
                  <p key={text}>
                    {firstWords && (
                      <strong className="font-semibold">
                        <LinkedText site={site} text={firstWords} />
                      </strong>
                    )}
                    <LinkedText site={site} text={text.slice(firstWords.length)} />
                  </p>
                );
              })}
              {!hasThingsToBring && texts.scheme && (
                <p>
                  <LinkedText site={site} text={texts.scheme} />
                </p>
              )}
              {texts.asOf && isDatedHere && <p className="text-small text-soft">{texts.asOf}</p>}
            </div>
            <ClinicHours site={site} heading={copy.hoursHeading} />
            {costs && <CostsLink site={site} label={costs.link} className="mt-3 md:mt-4" />}
          </div>
          {hasThingsToBring && (
            <WhatToBring site={site} copy={copy} town={town} costs={costs} scheme={schemeText} />
          )}
        </div>
      </section>
      <TownFeatures
        site={site}
        copy={copy}
        town={town}
        facts={facts}
        texts={texts}
        directions={directionsFrom(
          `${town.name}, ${town.state}, ${countryName(site.clinic)}`,
          site.clinic,
        )}
      />
      <QuickLinks site={site} copy={copy} town={town} />
    </>
  );
}

/** When and where the clinic is open. */
function ClinicHours({ site, heading }: { site: Site; heading: string }) {
  return (
    <aside className="mt-5 max-md:text-plain max-md:leading-snug md:mt-8">
      <h2 className="text-card">{heading}</h2>
      <p className="mt-2">
        <Hours site={site} isStrong />
      </p>
      {site.clinic.emergency && (
        <p className="mt-1">
          <LinkedText site={site} text={site.copy.hours.emergency} />
        </p>
      )}
      <address className="mt-1 not-italic">{contactLinks(site.clinic).addressText}</address>
    </aside>
  );
}

interface WhatToBringProps extends TownProps {
  costs: TownPageProps['costs'];
  /** Where to ask about the government's scheme. */
  scheme: string | undefined;
}

/** What to bring, which cards the clinic does not accept, and where to ask about them. */
function WhatToBring({ site, copy, town, costs, scheme }: WhatToBringProps) {
  const elsewhereText = schemesElsewhere(costs, site.clinic);
  return (
    <section className="town-bring">
      <h2 className="text-card md:text-[1.5rem]">{copy.bring}</h2>
      <p className="mt-2 max-md:text-plain max-md:leading-snug">
        <LinkedText site={site} text={copy.callFirst} />
      </p>
      <TickList
        site={site}
        items={town.bring}
        size={18}
        className="tick-list mt-3 gap-1.5 max-md:text-plain max-md:leading-snug"
      />
      {elsewhereText && copy.schemesElsewhere && (
        <p className="mt-3 max-md:text-plain max-md:leading-snug">
          {interpolate(copy.schemesElsewhere, { SCHEMES: elsewhereText })}
        </p>
      )}
      {scheme && (
        <p className="mt-3 max-md:text-plain max-md:leading-snug">
          <LinkedText site={site} text={scheme} />
        </p>
      )}
    </section>
  );
}
