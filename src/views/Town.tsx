import type { Site } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import { directionsFrom } from '../clinic/links.ts';
import type { PageCopy } from '../clinic/pages.ts';
import type { Town as TownContent } from '../clinic/town.ts';
import { BookAndCall } from '../sections/BookAndCall.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { titleSize } from '../sections/heading-size.ts';
import { OpenNow } from '../sections/OpenNow.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { PagePicture } from '../sections/PagePicture.tsx';
import { QuickLinks } from '../sections/QuickLinks.tsx';
import { RouteStrip } from '../sections/RouteStrip.tsx';
import { TownFeatures } from '../sections/TownFeatures.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import { TickList } from '../ui/TickList.tsx';

interface TownProps {
  site: Site;
  copy: PageCopy<'town'>;
  town: TownContent;
  picture: PictureSources;
}

/**
 * The page of one town: what the doctor offers to patients from there, and how to get to the
 * clinic.
 */
export function Town({ site, copy, town, picture }: TownProps) {
  const facts = {
    TOWN: town.name,
    CALLED: town.calledHere,
    YEARS: site.clinic.claims.experienceYearsOnTownPages,
  };
  const directions = directionsFrom(`${town.name}, ${town.state}, India`, site.clinic);
  const wayThere = interpolate(copy.wayThere, facts);
  return (
    <>
      <PageHero
        heading={interpolate(copy.heading, facts)}
        lead={interpolate(copy.subtitle, facts)}
        picture={<PagePicture picture={picture} alt={copy.pictureAlt} />}
      >
        <BookAndCall site={site} className="mt-6" />
      </PageHero>
      <section aria-labelledby="town-heading" className="band">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
          <div data-enter="">
            <h2 id="town-heading" className={titleSize(town.sectionHeading)}>
              {town.sectionHeading}
            </h2>
            {town.paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure mt-4">
                {paragraph}
              </p>
            ))}
          </div>
          <aside className="card self-start p-6 sm:p-8">
            <h2 className="flex items-center gap-3 text-card">
              <Icon name="clock" size={26} className="text-brand-ink" />
              {copy.hoursHeading}
            </h2>
            <p className="mt-3">
              {site.copy.hours.days}
              <span className="block font-semibold">{site.copy.hours.times}</span>
              <OpenNow site={site} />
            </p>
            <p className="mt-2">{site.copy.hours.emergency}</p>
            <p className="mt-4 border-line border-t pt-4 font-semibold">
              {interpolate(copy.emergency, facts)}
            </p>
          </aside>
        </div>
      </section>
      <TownFeatures
        copy={copy}
        town={town}
        facts={facts}
        directions={directions}
        newTab={site.copy.newTab}
      />
      <section className="band">
        <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div data-enter="">
            <h2 className={titleSize(wayThere)}>{wayThere}</h2>
            <RouteStrip stops={[...town.wayThere.stops, site.clinic.name]} by={town.wayThere.by} />
            <p className="measure mt-6">{town.wayThere.text}</p>
          </div>
          <div data-enter="" className="rounded-panel bg-panel p-6 sm:p-10">
            <h2 className="text-title">{copy.bring}</h2>
            <TickList items={town.bring} className="mt-5 gap-3" />
          </div>
        </div>
      </section>
      <CallToAction
        site={site}
        copy={{
          heading: interpolate(copy.callToAction.heading, facts),
          text: interpolate(copy.callToAction.text, facts),
        }}
      />
      <QuickLinks site={site} copy={copy} town={town} />
    </>
  );
}
