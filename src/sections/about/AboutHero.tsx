import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Picture, type PictureSources } from '../../ui/Picture.tsx';
import { Figures } from '../parts/Figures.tsx';
import { headingSize } from '../parts/heading-size.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { ProofList, Rating, registrationProof } from '../parts/ProofList.tsx';

interface AboutHeroProps {
  site: Site;
  copy: PageCopy<'about'>;
  portrait: PictureSources;
}

/**
 * The top of the page about the doctor: the name is the largest text; the heading, with the words that people search
 * for, is small.
 */
export function AboutHero({ site, copy, portrait }: AboutHeroProps) {
  const size = headingSize(copy.hero.title, { display: 9, long: 15 });
  const isShortName = size === 'text-display';
  return (
    <section className="border-line border-b">
      <div className={`about-head wrap pt-3 pb-4 md:py-8 ${isShortName ? '' : 'portrait-small'}`}>
        <div className="about-name">
          <h1 className="font-body font-semibold text-brand-ink text-card leading-tight tracking-normal max-md:text-base">
            {copy.heading}
          </h1>
          <p
            className={`mt-1.5 font-heading font-semibold tracking-tight ${size} ${isShortName ? 'wrap-break-word lg:text-name' : ''}`}
          >
            {copy.hero.title}
          </p>
        </div>
        <div data-crop="" className="about-portrait overflow-hidden rounded-card bg-panel">
          <Picture
            picture={portrait}
            alt={copy.hero.portraitAlt}
            className="w-full object-cover object-top max-md:head-and-shoulders md:aspect-4/5"
            isAboveFold
          />
        </div>
        <div className="about-proof">
          <p className="measure leading-normal md:text-lead">
            <LinkedText site={site} text={copy.hero.lead} />
          </p>
          <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 md:mt-5">
            <Rating stars={site.copy.proof.rating} text={copy.hero.rating} />
            <ProofList
              proofs={[
                copy.figures.length === 0 ? site.copy.proof.years : undefined,
                registrationProof(site, site.copy.proof.verified),
              ]}
            />
          </div>
          {copy.figures.length > 0 && (
            <Figures
              label={copy.figuresLabel}
              figures={copy.figures}
              className="mt-4 border-line border-t pt-3 md:mt-8 md:pt-5"
            />
          )}
        </div>
      </div>
    </section>
  );
}
