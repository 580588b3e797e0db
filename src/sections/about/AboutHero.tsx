import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Picture, type PictureSources } from '../../ui/Picture.tsx';
import { headingSize } from '../parts/heading-size.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { ProofList, Rating } from '../parts/ProofList.tsx';

interface AboutHeroProps {
  site: Site;
  copy: PageCopy<'about'>;
  portrait: PictureSources;
}

/** The top of the page about the doctor; on phones the name and the portrait precede the heading. */
export function AboutHero({ site, copy, portrait }: AboutHeroProps) {
  const size = headingSize(copy.heading, { display: 13, long: 21 });
  return (
    <section className="relative overflow-hidden bg-warm">
      <div className="about-head wrap grid items-center gap-x-4 pt-3 pb-3 md:cols-end-60 md:gap-x-10 md:pt-8 md:pb-0 lg:cols-end-88 lg:gap-x-14 lg:pt-12">
        <div
          data-crop=""
          className="overflow-hidden rounded-arch bg-surface md:self-end md:rounded-b-none md:col-start-2 md:row-span-2 md:row-start-1"
        >
          <Picture
            picture={portrait}
            alt={copy.hero.portraitAlt}
            className="w-full object-cover object-top max-md:head-and-shoulders md:aspect-4/5"
            first
          />
        </div>
        <div className="md:self-end">
          <p className="eyebrow">{copy.hero.eyebrow}</p>
          <p className="font-heading font-semibold text-heading md:text-title">{copy.hero.title}</p>
        </div>
        <div className="max-md:col-span-2 md:self-start md:pb-12">
          <h1 className={`mt-3 md:mt-2 ${size} ${size === 'text-display' ? 'measure-18' : ''}`}>
            {copy.heading}
          </h1>
          <p className="measure mt-2 text-soft leading-normal md:mt-5 md:text-lead">
            <LinkedText site={site} text={copy.hero.lead} />
          </p>
          <Rating site={site} text={copy.hero.rating} />
          <ProofList site={site} proofs={[site.copy.proof.years]} />
        </div>
      </div>
    </section>
  );
}
