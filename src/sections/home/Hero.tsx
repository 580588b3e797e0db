import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PulseLine } from '../../ui/PulseLine.tsx';
import { contactLinks } from '../../words/links.ts';
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
  copy: PageCopy<'home'>['hero'];
  portrait: PictureSources;
}

/**
 * Below a notice or the offer of another language the emergency buttons come first, and below both
 * without the lead, so that they stay on the first screen of a phone.
 */
const belowEither =
  'max-sm:[main:has(>:is([data-notice],[data-language-offer]):not([hidden]))_&]:order-1';
const belowBoth =
  'max-sm:[main:has(>[data-notice]:not([hidden])):has(>[data-language-offer]:not([hidden]))_&]:hidden';

/** The top of the home page: the doctor, where the clinic is, and how to call. */
export function Hero({ site, copy, portrait }: HeroProps) {
  const { clinic, copy: shared } = site;
  const nameSize = headingSize(clinic.doctor.name, { display: 9, long: 15 });
  const isUsual = nameSize === 'text-display';
  return (
    <section id="home" aria-labelledby="hero-name" className="relative overflow-hidden">
      <div
        className={`wrap relative grid gap-x-3 ${isUsual ? 'grid-cols-[1fr_minmax(min(4rem,20vw),min(8.25rem,41.25vw))]' : 'grid-cols-[1fr_4rem]'} pt-3 pb-8 sm:grid-cols-[1fr_14rem] sm:gap-x-4 sm:pt-5 md:grid-cols-[1fr_17rem] md:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[1.15fr_1fr] lg:gap-x-12 lg:pt-8`}
      >
        <div className="self-start md:self-end">
          <p className="eyebrow leading-tight">{copy.eyebrow}</p>
          <p
            id="hero-name"
            className={`relative z-10 mt-1.5 halo font-heading font-semibold tracking-tight ${nameSize} ${isUsual ? 'wrap-break-word max-sm:text-[clamp(min(1.75rem,12vw),9.4vw,2.5rem)]' : ''}`}
          >
            {clinic.doctor.name}
          </p>
        </div>
        <Portrait copy={copy} portrait={portrait} hasPulse={clinic.theme.pulseLine} />
        <div className="relative max-md:col-span-2">
          <p
            className={`mt-2 max-w-[46ch] text-soft leading-snug sm:text-lead sm:leading-normal lg:mt-4 ${belowBoth}`}
          >
            <LinkedText site={site} text={copy.lead} />
          </p>
          <div className="flex flex-col">
            <Rating site={site} text={shared.proof.reviews} />
            <ProofList
              site={site}
              proofs={[shared.proof.verified, shared.proof.years]}
              className="max-sm:order-last max-sm:mt-5"
            />
            <BookAndCall site={site} className={`mt-2.5 sm:mt-4 ${belowEither}`} />
            <EmergencyBox site={site} isSolid className="mt-2.5 max-w-xl sm:mt-4 lg:mt-5" />
          </div>
        </div>
        <TickList
          site={site}
          items={copy.qualifications}
          className="mt-3 grid-cols-2 gap-x-4 gap-y-1.5 leading-snug max-lg:col-span-2 max-sm:text-small sm:mt-9 sm:gap-x-6 lg:col-start-1"
        />
        <WhereAndWhen site={site} />
      </div>
      {copy.figures.length > 0 && (
        <div className="border-line border-y bg-surface">
          <Figures label={copy.figuresLabel} className="wrap py-4 sm:py-7" figures={copy.figures} />
        </div>
      )}
    </section>
  );
}

function WhereAndWhen({ site }: { site: Site }) {
  return (
    <address className="mt-4 grid content-start gap-2 text-small not-italic max-lg:col-span-2 sm:mt-6 lg:col-start-2 lg:mt-9">
      <span className="flex gap-2.5">
        <Icon name="pin" size={20} className="text-brand-ink" />
        {contactLinks(site.clinic).addressText}
      </span>
      <span className="flex gap-2.5">
        <Icon name="clock" size={20} className="text-brand-ink" />
        <Hours site={site} />
      </span>
    </address>
  );
}

/** The portrait in its arch, on phones head and shoulders; a pulse line runs behind it, edge to edge. */
function Portrait({
  copy,
  portrait,
  hasPulse,
}: Pick<HeroProps, 'copy' | 'portrait'> & { hasPulse: boolean }) {
  return (
    <div className="relative w-full max-w-[27rem] self-center md:row-span-2 md:justify-self-end">
      {hasPulse && (
        <PulseLine
          beats={14}
          className="pulse-animated absolute bottom-0 left-1/2 h-10 w-[200vw] max-w-none -translate-x-1/2 text-rule md:h-20 lg:bottom-4 lg:h-24"
        />
      )}
      <div data-crop="" className="relative overflow-hidden rounded-arch bg-panel">
        <Picture
          picture={portrait}
          alt={copy.portraitAlt}
          className="aspect-[5/6] w-full origin-[50%_14%] scale-[1.2] object-cover object-top sm:aspect-[4/5] sm:scale-100"
          first
        />
      </div>
      <Fact
        className="top-[4%] -right-4 min-[90rem]:-right-8"
        label={copy.rankLabel}
        fact={copy.rank}
      />
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
      {label && <span className="block text-[0.8125rem] text-soft">{label}</span>}
      <span className="font-heading font-semibold text-[1.0625rem]">{fact}</span>
    </p>
  );
}
