import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import type { Town } from '../../content/schema/town.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import type { TownTexts } from '../../words/town-texts.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface TownFeaturesProps {
  site: Site;
  copy: PageCopy<'town'>;
  town: Town;
  /** Values for the copy's placeholders. */
  facts: Record<string, string | number>;
  texts: TownTexts;
  /** Link to directions from the town to the clinic. */
  directions: string;
}

/** What the doctor does, the two cards that are the same for all towns, and how to get to the clinic from this town. */
export function TownFeatures({ site, copy, town, facts, texts, directions }: TownFeaturesProps) {
  const heading = interpolate(copy.featuresHeading, facts);
  return (
    <section aria-labelledby="features-heading" className="pt-6 md:pt-14">
      <div className="wrap">
        <div className="gap-x-12 border-line border-b lg:grid lg:cols-end-140">
          <div>
            <div data-enter="">
              <h2 id="features-heading" className="text-card md:text-[1.5rem]">
                {heading}
              </h2>
              {texts.treatment && (
                <p className="mt-2 max-md:text-plain max-md:leading-snug md:mt-4">
                  {texts.treatment}
                </p>
              )}
            </div>
            <ul
              data-cards=""
              className="town-features mt-3 gap-x-8 md:mt-5 xl:grid xl:grid-cols-[auto_auto]"
            >
              {copy.features.map(({ icon, title, text }) => (
                <li key={title} data-enter="card">
                  <Icon name={icon} className="text-brand-ink md:hidden" />
                  <div>
                    <h3 className="text-base">{title}</h3>
                    <p className="mt-1 max-md:text-plain max-md:leading-snug">
                      <LinkedText site={site} text={text} />
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          {texts.wayThere.length > 0 && (
            <ul data-cards="" className="town-features town-way">
              <li data-enter="card">
                <Icon name="road" className="text-brand-ink md:hidden" />
                <div>
                  <h2 className="text-base md:text-[1.5rem] md:leading-[1.2]">
                    {town.easyAccess?.title ?? interpolate(copy.wayThere, facts)}
                  </h2>
                  {texts.wayThere.map((text) => (
                    <p key={text} className="mt-1 max-md:text-plain max-md:leading-snug md:mt-3">
                      <LinkedText site={site} text={text} />
                    </p>
                  ))}
                  <NewTabLink
                    href={directions}
                    notice={site.copy.newTab}
                    className="link-onward mt-1 min-h-11 underline max-sm:text-plain"
                  >
                    <Icon name="directions" size={20} />
                    {interpolate(copy.directions, facts)}
                  </NewTabLink>
                </div>
              </li>
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
