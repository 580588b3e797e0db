import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { Town } from '../../content/schema/town.ts';
import type { PageCopy } from '../../pages.ts';
import { distanceText } from '../../words/journey.ts';
import { titleSize } from '../parts/heading-size.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { RoadsMap } from './RoadsMap.tsx';
import type { RoadTown } from './roads.ts';

interface RoadsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['roads']>;
  towns: Town[];
}

/** All towns on one map, each name a link; beside it a list of them with their distances, on wide screens. */
export function Roads({ site, copy, towns }: RoadsProps) {
  const placed = townsOnMap(towns);
  const city = cityOf(site);
  if (!city || placed.length === 0) return null;
  return (
    <nav aria-labelledby="roads-heading" className="bg-panel py-6 md:py-12">
      <div className="wrap grid items-center gap-x-16 gap-y-3 lg:cols-end-122">
        <div>
          <h2 id="roads-heading" className={titleSize(copy.heading)}>
            {copy.heading}
          </h2>
          <p className="measure mt-2 md:mt-4 md:text-lead">
            <LinkedText site={site} text={copy.text} />
          </p>
          <ul className="mt-6 columns-2 gap-x-10 max-lg:hidden">
            {towns.map(({ slug, name, journey }) => (
              <li
                key={slug}
                className="flex items-baseline justify-between gap-3 border-rule/50 border-b"
              >
                <a {...linkTo(site, `/locations/${slug}`)} className="grow py-2 hover:underline">
                  {name}
                </a>
                {journey && (
                  <span className="text-small text-soft tabular-nums">
                    {distanceText(journey.kilometres.at(-1) ?? 0, site.clinic)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
        <RoadsMap
          site={site}
          label={copy.heading}
          towns={placed}
          city={city}
          className="mx-auto w-full max-w-122"
        />
      </div>
    </nav>
  );
}

/** The towns whose coordinates are known. */
export function townsOnMap(towns: Town[]): RoadTown[] {
  return towns.flatMap(({ slug, name, place }) => (place ? { slug, name, place } : []));
}

/** Where the clinic is on the map, if that is known. */
export function cityOf({ clinic }: Site): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = clinic.address;
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
