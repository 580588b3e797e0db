import type { Site } from '../../content/read/index.ts';
import type { Town } from '../../content/schema/town.ts';
import type { PageCopy } from '../../pages.ts';
import { titleSize } from '../parts/heading-size.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { RoadsMap } from './RoadsMap.tsx';
import type { RoadTown } from './roads.ts';

interface RoadsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['roads']>;
  towns: Town[];
}

/** All towns on one map, each name a link; the same links are a list in the footer below. */
export function Roads({ site, copy, towns }: RoadsProps) {
  const placed = townsOnMap(towns);
  const city = cityOf(site);
  if (!city || placed.length === 0) return null;
  return (
    <nav aria-labelledby="roads-heading" className="band bg-deep text-on-deep">
      <div className="wrap grid items-center gap-x-16 gap-y-3 lg:cols-end-140">
        <div>
          <h2 id="roads-heading" className={titleSize(copy.heading)}>
            {copy.heading}
          </h2>
          <p className="measure mt-2 text-on-deep-soft md:mt-4 md:text-lead">
            <LinkedText site={site} text={copy.text} />
          </p>
        </div>
        <RoadsMap
          site={site}
          label={copy.heading}
          towns={placed}
          city={city}
          className="mx-auto w-full max-w-140"
        />
      </div>
    </nav>
  );
}

/** The towns of which it is known where they are. */
export function townsOnMap(towns: Town[]): RoadTown[] {
  return towns.flatMap(({ slug, name, place }) => (place ? { slug, name, place } : []));
}

/** Where the clinic is on the map, if that is known. */
export function cityOf({ clinic }: Site): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = clinic.address;
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
