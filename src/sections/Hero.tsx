import type { Site } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import { contactLinks } from '../clinic/links.ts';
import { grouped } from '../clinic/numbers.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { Icon } from '../ui/Icon.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PulseLine } from '../ui/PulseLine.tsx';
import { TickList } from '../ui/TickList.tsx';
import { BookAndCall } from './BookAndCall.tsx';
import { EmergencyBox } from './EmergencyBox.tsx';
import { Figures } from './Figures.tsx';
import { headingSize } from './heading-size.ts';
import { OpenNow } from './OpenNow.tsx';
import { ProofList } from './ProofList.tsx';

interface HeroProps {
  site: Site;
  copy: PageCopy<'home'>['hero'];
  portrait: PictureSources;
}

/** The top of the home page: the doctor, where the clinic is, and how to call. */
export function Hero({ site, copy, portrait }: HeroProps) {
  const { clinic, copy: shared } = site;
  const { claims } = clinic;
  const links = contactLinks(clinic);
  const nameSize = headingSize(clinic.doctor.name, { display: 9, long: 15 });
  const isUsual = nameSize === 'text-display';
  const facts = { RATING: claims.rating, REVIEWS: claims.reviews, YEARS: claims.experienceYears };
  return (
    <section id="home" aria-labelledby="hero-name" className="relative overflow-hidden">
      <div
        className={`wrap relative grid gap-x-4 ${isUsual ? 'grid-cols-[1fr_minmax(4rem,7rem)]' : 'grid-cols-[1fr_4rem]'} pt-5 pb-10 sm:grid-cols-[1fr_14rem] md:grid-cols-[1fr_17rem] md:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[1.15fr_1fr] lg:gap-x-12 lg:pt-8`}
      >
        <div className="self-center md:self-end">
          <p className="eyebrow">{copy.eyebrow}</p>
          <p
            id="hero-name"
            className={`mt-2 font-heading font-semibold tracking-tight ${nameSize} ${isUsual ? 'wrap-break-word' : ''}`}
          >
            {clinic.doctor.name}
          </p>
        </div>
        <Portrait copy={copy} portrait={portrait} />
        <div className="max-md:col-span-2">
          <p className="mt-2 max-w-[46ch] text-soft sm:text-lead lg:mt-4">{copy.lead}</p>
          <ProofList
            rating={interpolate(shared.proof.reviews, facts)}
            starsLabel={interpolate(shared.proof.rating, facts)}
            proofs={[shared.proof.verified, interpolate(shared.proof.years, facts)]}
          />
          <BookAndCall site={site} className="mt-4" />
          <EmergencyBox site={site} className="mt-4 max-w-xl lg:mt-5" />
        </div>
        <TickList
          items={copy.qualifications}
          className="mt-9 gap-x-6 gap-y-2 max-lg:col-span-2 sm:grid-cols-2 lg:col-start-1"
        />
        <address className="mt-6 grid content-start gap-2 text-small not-italic max-lg:col-span-2 lg:col-start-2 lg:mt-9">
          <span className="flex gap-2.5">
            <Icon name="pin" size={20} className="shrink-0 text-brand-ink" />
            {links.addressText}
          </span>
          <span className="flex gap-2.5">
            <Icon name="clock" size={20} className="shrink-0 text-brand-ink" />
            <span>
              {shared.hours.days},{' '}
              <span className="mr-1 whitespace-nowrap">{shared.hours.times}</span>
              <OpenNow site={site} />
            </span>
          </span>
        </address>
      </div>
      <div className="border-line border-y bg-surface">
        <Figures
          label={copy.figuresLabel}
          className="wrap py-7"
          figures={[
            { number: `${grouped(claims.patients)}+`, text: copy.figures.patients },
            { number: `${grouped(claims.procedures)}+`, text: copy.figures.procedures },
            { number: `${claims.experienceYears}+`, text: copy.figures.years },
          ]}
        />
      </div>
    </section>
  );
}

function Portrait({ copy, portrait }: Pick<HeroProps, 'copy' | 'portrait'>) {
  return (
    <div className="relative w-full max-w-[27rem] self-center md:row-span-2 md:justify-self-end">
      <PulseLine
        beats={5}
        className="pulse-animated absolute top-[38%] -left-12 h-32 w-[72rem] max-w-none text-rule max-md:hidden xl:-left-40"
      />
      <div className="relative overflow-hidden rounded-arch bg-panel">
        <Picture
          picture={portrait}
          alt={copy.portraitAlt}
          className="aspect-[4/5] w-full object-cover"
          first
        />
      </div>
      <Fact className="top-[18%] -right-4" label={copy.rankLabel} fact={copy.rank} />
      <Fact className="bottom-[8%] -left-8" label={copy.careLabel} fact={copy.care} />
    </div>
  );
}

function Fact({ className, label, fact }: { className: string; label: string; fact: string }) {
  return (
    <p className={`card absolute px-4 py-2.5 leading-tight max-lg:hidden ${className}`}>
      <span className="block text-[0.8125rem] text-soft">{label}</span>
      <span className="font-heading font-semibold text-[1.0625rem]">{fact}</span>
    </p>
  );
}
