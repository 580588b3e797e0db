import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { Hours } from '../contact/Hours.tsx';
import { BookAndCall } from '../parts/BookAndCall.tsx';
import { EmergencyBox } from '../parts/EmergencyBox.tsx';
import { Figures } from '../parts/Figures.tsx';
import { headingSize } from '../parts/heading-size.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { ProofList, Rating, registrationProof } from '../parts/ProofList.tsx';
import { EcgStrip } from './EcgStrip.tsx';

interface HeroProps {
  site: Site;
  /** The heading of the page: read out, but not shown. */
  heading: string;
  copy: PageCopy<'home'>['hero'];
  portrait: PictureSources;
}

/**
 * The top of the home page: the doctor, where the clinic is, and how to call. Its parts are in the order in which
 * a phone shows them. If styles changed the order, parts would move while a slow phone still receives the page.
 */
export function Hero({ site, heading, copy, portrait }: HeroProps) {
  const { clinic, copy: shared } = site;
  const nameSize = headingSize(clinic.doctor.name, { display: 9, long: 15 });
  const isShortName = nameSize === 'text-display';
  return (
    <section id="home" aria-labelledby="hero-name">
      <h1 className="sr-only">{heading}</h1>
      <div
        className={`wrap hero pt-2 pb-4 sm:pt-6 lg:pt-10 lg:pb-8 ${isShortName ? '' : 'portrait-small'}`}
      >
        <div className="hero-name">
          <p className="eyebrow leading-tight">{copy.eyebrow}</p>
          <p
            id="hero-name"
            className={`mt-1.5 font-heading font-semibold tracking-tight ${nameSize} ${isShortName ? 'wrap-break-word lg:text-name' : ''}`}
          >
            {clinic.doctor.name}
          </p>
        </div>
        <div className="hero-rating max-sm:col-span-full">
          <Rating stars={shared.proof.rating} text={shared.proof.reviews} />
        </div>
        <div data-crop="" className="hero-portrait overflow-hidden rounded-card bg-panel">
          <Picture
            picture={portrait}
            alt={copy.portraitAlt}
            className="w-full object-cover object-top max-sm:head-and-shoulders sm:aspect-4/5"
            isAboveFold
          />
        </div>
        <p className="hero-lead text-soft max-sm:text-plain max-sm:leading-snug lg:text-lead below-notice-and-offer:hidden">
          <LinkedText site={site} text={copy.lead} />
        </p>
        <EmergencyBox site={site} isSolid className="hero-emergency max-sm:mt-2.5" />
        <BookAndCall
          site={site}
          callVariant="text"
          className="hero-buttons max-sm:mt-1.5 max-sm:mb-2 max-sm:*:grow"
        />
        <address className="hero-where flex gap-2 text-pretty not-italic leading-snug max-sm:text-plain max-sm:leading-tight">
          <Icon name="pin" size={20} className="h-[1lh] text-brand-ink" />
          {contactLinks(clinic).addressText}
        </address>
        <p className="hero-hours flex gap-2 leading-snug max-sm:text-plain max-sm:leading-tight">
          <Icon name="clock" size={20} className="h-[1lh] text-brand-ink" />
          <Hours site={site} />
        </p>
        <div className="hero-verified">
          <ProofList proofs={[registrationProof(site, shared.proof.verified)]} />
        </div>
        <ul className="hero-degrees *:not-last:after:content-['\a0·_'] text-balance leading-snug *:inline max-sm:pl-7 max-sm:text-plain">
          {copy.qualifications.map((qualification) => (
            <li key={qualification}>
              <LinkedText site={site} text={qualification} />
            </li>
          ))}
        </ul>
        {copy.figures.length > 0 && (
          <Figures
            label={copy.figuresLabel}
            figures={copy.figures}
            className="hero-figures max-lg:border-line max-lg:border-t max-lg:pt-3"
          />
        )}
      </div>
      {clinic.theme.pulseLine && copy.strip && <EcgStrip label={copy.strip} />}
    </section>
  );
}
