import { interpolate } from '../../shared/interpolate.ts';
import { unmarked } from '../../shared/unmarked.ts';
import { linkTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { Town } from '../content/schema/town.ts';
import { PageHero } from '../sections/parts/PageHero.tsx';

interface TownsProps {
  site: Site;
  heading: string;
  lead: string;
  /** Text of each link; `{TOWN}` is the town's name. */
  townLink: string;
  towns: Town[];
}

/** Links to all towns by state, for clinics with more towns than the footer lists. */
export function Towns({ site, heading, lead, townLink, towns }: TownsProps) {
  const states = [...new Set(towns.map(({ state }) => unmarked(state)))].sort();
  return (
    <>
      <PageHero site={site} heading={heading} lead={lead} />
      <div className="wrap grid gap-10 py-14">
        {states.map((state) => (
          <section key={state}>
            <h2 className="text-title">{state}</h2>
            <ul className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
              {towns
                .filter((town) => unmarked(town.state) === state)
                .sort((one, other) => one.name.localeCompare(other.name))
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <a
                      {...linkTo(site, `/locations/${slug}`)}
                      className="inline-block py-1.5 underlined"
                    >
                      {interpolate(townLink, { TOWN: name })}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
