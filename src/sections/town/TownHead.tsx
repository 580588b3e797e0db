import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import type { Town } from '../../content/schema/town.ts';
import type { PageCopy } from '../../pages.ts';
import type { PictureSources } from '../../ui/Picture.tsx';
import { RoundPortrait } from '../../ui/Signature.tsx';
import { dayPlan, routeText, townDistance } from '../../words/journey.ts';
import { BookAndCall } from '../parts/BookAndCall.tsx';
import { headingSize } from '../parts/heading-size.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { cityOf, townsOnMap } from '../roads/Roads.tsx';
import { RoadsMap } from '../roads/RoadsMap.tsx';

interface TownHeadProps {
  site: Site;
  copy: PageCopy<'town'>;
  town: Town;
  /** All towns, for the map. */
  towns: Town[];
  portrait: PictureSources;
  /** Values for the copy's placeholders. */
  facts: Record<string, string | number>;
}

/** The top of a town's page: its road to the clinic as a map, when to set out, and how far it is. */
export function TownHead({ site, copy, town, towns, portrait, facts }: TownHeadProps) {
  const heading = interpolate(copy.heading, facts);
  const city = cityOf(site);
  const plan = dayPlan(town, copy.journey, site.clinic, site.copy.hours.partsOfDay);
  const route = routeText(town, copy.journey, site.clinic);
  return (
    <section className="border-line border-b">
      <div className="wrap grid gap-x-12 py-3 md:gap-y-3 md:py-8 lg:cols-end-140">
        <div>
          <h1 className={headingSize(heading, { display: 13, long: 21 })}>{heading}</h1>
          <div className="measure mt-2 flex items-center gap-3 md:mt-4">
            <RoundPortrait portrait={portrait} className="size-11 md:size-14" />
            <p className="text-pretty leading-snug max-md:text-plain md:text-lead">
              <LinkedText site={site} text={interpolate(copy.subtitle, facts)} />
            </p>
          </div>
          {route && (
            <p className="mt-2.5 text-balance font-semibold max-md:leading-snug md:mt-6">{route}</p>
          )}
          {plan && <p className="mt-1 font-semibold text-voice md:mt-2">{plan}</p>}
          <BookAndCall site={site} className="mt-3 md:mt-6" />
        </div>
        {city && town.place && (
          <RoadsMap
            site={site}
            label={interpolate(copy.wayThere, facts)}
            towns={townsOnMap(towns)}
            city={city}
            currentTown={{ slug: town.slug, distance: townDistance(town, site.clinic) }}
            className="mx-auto w-full max-w-140 lg:self-center xl:h-[380px] xl:text-[20px]!"
          />
        )}
      </div>
    </section>
  );
}
