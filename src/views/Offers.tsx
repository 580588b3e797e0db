import { fillPage } from '../clinic/fill-page.ts';
import type { Site } from '../clinic/index.ts';
import { grouped } from '../clinic/numbers.ts';
import type { Package } from '../clinic/package.ts';
import type { PageWords } from '../clinic/pages.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { EmergencyBanner } from '../sections/EmergencyBanner.tsx';
import { titleSize } from '../sections/heading-size.ts';
import { PackageCard } from '../sections/PackageCard.tsx';
import { PackageTable } from '../sections/PackageTable.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { PagePicture } from '../sections/PagePicture.tsx';
import { ProofList } from '../sections/ProofList.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { PictureSources } from '../ui/Picture.tsx';

interface OffersProps {
  site: Site;
  words: PageWords<'offers'>;
  packages: Package[];
  picture: PictureSources;
}

/** The packages page. */
export function Offers({ site, words, packages, picture }: OffersProps) {
  const { claims } = site.clinic;
  const facts = { RATING: claims.rating, REVIEWS: claims.reviews, YEARS: claims.experienceYears };
  return (
    <>
      <PageHero
        eyebrow={words.hero.eyebrow}
        heading={words.heading}
        lead={words.hero.lead}
        picture={<PagePicture picture={picture} alt={words.hero.pictureAlt} />}
      >
        <ProofList
          rating={fillPage(words.hero.rating, facts)}
          starsLabel={fillPage(site.words.proof.rating, facts)}
          proofs={[words.hero.verified, fillPage(words.hero.years, facts)]}
        />
      </PageHero>
      <section aria-labelledby="packages-heading" className="band">
        <div className="wrap">
          <h2 id="packages-heading" className="text-title">
            {words.packages.heading}
          </h2>
          <ul data-cards="" className="mt-10 grid gap-6 lg:grid-cols-3">
            {packages.map((entry) => (
              <li
                key={entry.id}
                data-enter="card"
                className="grid grid-cols-1 gap-y-0 lg:row-span-8 lg:grid-rows-subgrid"
              >
                <PackageCard entry={entry} currency={site.clinic.currency} words={words.packages} />
              </li>
            ))}
          </ul>
          <PackageTable packages={packages} currency={site.clinic.currency} words={words.compare} />
        </div>
      </section>
      <WhyChoose words={words.whyChoose} />
      <CallToAction
        site={site}
        words={words.callToAction}
        note={fillPage(words.callToAction.trust, { PATIENTS: grouped(claims.patients) })}
        callLabel={site.words.buttons.call}
      />
      <EmergencyBanner site={site} words={words.emergencyStrip} tone="light" />
    </>
  );
}

function WhyChoose({ words }: { words: OffersProps['words']['whyChoose'] }) {
  return (
    <section aria-labelledby="why-heading" className="border-line border-t py-16">
      <div className="wrap">
        <h2 id="why-heading" data-enter="" className={titleSize(words.heading)}>
          {words.heading}
        </h2>
        <ul data-cards="" className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {words.points.map(({ icon, title, text }) => (
            <li key={title} data-enter="card" className="flex gap-4">
              <Icon name={icon} size={32} className="mt-0.5 shrink-0 text-brand-ink" />
              <div>
                <h3 className="text-card">{title}</h3>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
