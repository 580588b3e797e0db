import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PulseLine } from '../../ui/PulseLine.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { Hours } from '../contact/Hours.tsx';
import { BookAndCall } from '../parts/BookAndCall.tsx';
import { EmergencyBox } from '../parts/EmergencyBox.tsx';
import { Figures } from '../parts/Figures.tsx';
import { headingSize } from '../parts/heading-size.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { ProofList, Rating } from '../parts/ProofList.tsx';
import { TickList } from '../parts/TickList.tsx';

interface HeroProps {
  site: Site;
  /** The heading of the page, which is read out but not shown. */
  heading: string;
  copy: PageCopy<'home'>['hero'];
  portrait: PictureSources;
}

/**
 * The top of the home page: the doctor, where the clinic is, and how to call. Its parts are in the order in which
 * a phone shows them: changed by style alone, they would move while a slow phone still receives the page. Wide
 * screens have the buttons and the emergency elsewhere.
 */
export function Hero({ site, heading, copy, portrait }: HeroProps) {
  const { clinic, copy: shared } = site;
  const nameSize = headingSize(clinic.doctor.name, { display: 9, long: 15 });
  const isUsual = nameSize === 'text-display';
  return (
    <section id="home" aria-labelledby="hero-name" className="relative overflow-hidden">
      <h1 className="sr-only">{heading}</h1>
      <div
        className={`wrap relative beside-portrait pt-3 pb-5 sm:pt-5 lg:pt-8 ${isUsual ? '' : 'portrait-small'}`}
      >
        <div className="self-start max-sm:pb-9 md:self-end">
          <p className="eyebrow leading-tight">{copy.eyebrow}</p>
          <p
            id="hero-name"
            className={`relative z-10 mt-1.5 font-heading font-semibold tracking-tight ${nameSize} ${isUsual ? 'wrap-break-word' : ''}`}
          >
            {clinic.doctor.name}
          </p>
        </div>
        <Portrait copy={copy} portrait={portrait} hasPulse={clinic.theme.pulseLine} />
        <div className="relative max-md:col-span-2">
          <p className="mt-2 measure-46 text-soft leading-snug sm:text-lead sm:leading-normal lg:mt-4 below-notice-and-offer:hidden">
            <LinkedText site={site} text={copy.lead} />
          </p>
          <Rating site={site} text={shared.proof.reviews} />
        </div>
        <div className="relative max-md:col-span-2 sm:order-3">
          <EmergencyBox site={site} isSolid className="mt-2.5 max-w-xl sm:mt-4 lg:mt-5" />
        </div>
        <div className="max-md:col-span-2 max-sm:mt-3 sm:order-1">
          <ProofList site={site} proofs={[shared.proof.verified]} />
        </div>
        {/* On wide screens on the columns of the figures below. */}
        <div className="col-span-full max-lg:contents lg:order-4 lg:mt-18 lg:grid lg:grid-cols-3 lg:gap-x-4">
          <TickList
            site={site}
            items={copy.qualifications}
            besides={[copy.rank, copy.care]}
            className="mt-2 grid-cols-2 content-start gap-x-4 gap-y-1 leading-snug max-lg:col-span-2 max-sm:text-small sm:order-4 sm:mt-9 max-lg:sm:gap-x-6 md:max-lg:mt-18 lg:col-span-2 lg:mt-0"
          />
          <WhereAndWhen site={site} />
        </div>
        <BookAndCall site={site} className="mt-4 max-md:col-span-2 sm:order-2" />
      </div>
      {copy.figures.length > 0 && (
        <div className="border-line border-y bg-surface">
          <Figures label={copy.figuresLabel} className="wrap py-3 sm:py-7" figures={copy.figures} />
        </div>
      )}
    </section>
  );
}

function WhereAndWhen({ site }: { site: Site }) {
  return (
    <address className="mt-3 grid content-start gap-1.5 text-pretty text-small not-italic leading-snug sm:gap-2 sm:leading-normal max-lg:col-span-2 sm:order-4 sm:mt-6 lg:mt-0">
      <span className="flex gap-2.5">
        <Icon name="pin" size={20} className="h-[1lh] text-brand-ink" />
        {contactLinks(site.clinic).addressText}
      </span>
      <span className="flex gap-2.5">
        <Icon name="clock" size={20} className="h-[1lh] text-brand-ink" />
        <Hours site={site} />
      </span>
    </address>
  );
}

/**
 * The portrait in its arch, on phones head and shoulders; a pulse line runs behind its foot, edge to edge, and
 * on wide screens below the emergency box.
 */
function Portrait({
  copy,
  portrait,
  hasPulse,
}: Pick<HeroProps, 'copy' | 'portrait'> & { hasPulse: boolean }) {
  return (
    <div className="relative w-full max-w-108 self-end md:row-span-5 md:-mb-12 md:justify-self-end">
      {hasPulse && (
        <PulseLine
          beats={14}
          className="pulse-animated pulse-past-right-edge absolute bottom-0 h-10 text-rule"
        />
      )}
      <div data-crop="" className="relative overflow-hidden rounded-arch bg-panel">
        <Picture
          picture={portrait}
          alt={copy.portraitAlt}
          className="w-full object-cover object-top max-sm:head-and-shoulders sm:aspect-4/5"
          first
        />
      </div>
      <Fact className="-top-[4%] -right-4 2xl:-right-8" label={copy.rankLabel} fact={copy.rank} />
      <Fact className="bottom-[8%] -left-8" label={copy.careLabel} fact={copy.care} />
    </div>
  );
}

interface FactProps {
  className: string;
  label: string | undefined;
  fact: string | undefined;
}

/** A fact beside the portrait, if the clinic has one. */
function Fact({ className, label, fact }: FactProps) {
  if (!fact) return null;
  return (
    <p className={`card absolute px-4 py-2.5 leading-tight max-lg:hidden ${className}`}>
      {label && <span className="block text-fine text-soft">{label}</span>}
      <span className="font-heading font-semibold text-base leading-tight">{fact}</span>
    </p>
  );
}
