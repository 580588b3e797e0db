import { linkTo, townPath } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { Town } from '../../content/schema/town.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { townDistance } from '../../words/journey.ts';
import { titleSize } from '../parts/heading-size.ts';
import { RoadsMap } from './RoadsMap.tsx';
import type { RoadTown } from './roads.ts';

interface RoadsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['roads']>;
  towns: Town[];
}

/** All towns on one map, each name a link; beside it a list of them by distance, collapsed on phones. */
export function Roads({ site, copy, towns }: RoadsProps) {
  const nearestFirst = towns.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  const mappedTowns = townsOnMap(nearestFirst);
  const city = cityOf(site);
  if (!city || mappedTowns.length === 0) return null;
  return (
    <nav aria-labelledby="roads-heading" className="bg-panel py-5 md:py-12">
      <div className="wrap grid items-center gap-x-16 md:gap-y-3 lg:cols-end-122">
        <div>
          <h2 id="roads-heading" className={titleSize(copy.heading)}>
            {copy.heading}
          </h2>
          <p className="measure mt-2 leading-snug max-md:text-plain md:mt-4 md:text-lead">
            {copy.text}
          </p>
          <details data-fold="" className="unfolded-on-wide group">
            <summary className="markerless flex min-h-11 w-fit items-center gap-1.5 font-semibold text-small md:hidden">
              {copy.list ?? copy.heading}
              <Icon name="chevron-down" size={18} className="turns-when-open" />
            </summary>
            <ul className="columns-[2_9.375rem] gap-x-4 max-md:text-plain md:mt-6 md:gap-x-10">
              {nearestFirst.map(({ slug, name, journey }) => (
                <li
                  key={slug}
                  className="flex break-inside-avoid items-baseline justify-between gap-2 border-rule/50 border-b"
                >
                  <a
                    {...linkTo(site, townPath(slug))}
                    className="grow py-2.5 md:py-2 hover:underline"
                  >
                    {name}
                  </a>
                  {journey && (
                    <span className="whitespace-nowrap text-small text-soft tabular-nums">
                      {townDistance({ journey }, site.clinic)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </details>
        </div>
        <RoadsMap
          site={site}
          label={copy.heading}
          towns={mappedTowns}
          city={city}
          className="mx-auto -mt-2 w-full max-w-122 md:mt-0"
        />
      </div>
    </nav>
  );
}

/** How far a town is, in kilometres; infinite if that is not known. */
function distanceTo({ journey }: Town): number {
  return journey?.kilometres.at(-1) ?? Number.POSITIVE_INFINITY;
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
