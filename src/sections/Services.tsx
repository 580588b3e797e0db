import type { Site } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import type { PageCopy } from '../clinic/pages.ts';
import type { Service } from '../clinic/service.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TickList } from '../ui/TickList.tsx';
import { longestWord } from './heading-size.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface ServicesProps {
  site: Site;
  copy: PageCopy<'home'>['services'];
  services: Service[];
}

/** All services: the featured ones large, the others smaller. */
export function Services({ site, copy, services }: ServicesProps) {
  const featured = services.filter((service) => service.featured);
  const others = services.filter((service) => !service.featured);
  return (
    <section id="services" aria-labelledby="services-heading" className="band bg-warm">
      <div className="wrap">
        <SectionHeading
          id="services-heading"
          eyebrow={copy.eyebrow}
          title={copy.heading}
          intro={copy.intro}
        />
        <ul data-cards="" className="mt-12 grid gap-5 lg:grid-cols-2">
          {featured.map((service) => (
            <FeaturedCard key={service.id} service={service} site={site} copy={copy} />
          ))}
        </ul>
        <ul data-cards="" className="mt-5 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {others.map((service) => (
            <SmallCard key={service.id} service={service} site={site} copy={copy} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CardProps {
  service: Service;
  site: Site;
  copy: ServicesProps['copy'];
}

function FeaturedCard({ service, site, copy }: CardProps) {
  return (
    <li data-enter="card" id={service.id} className="flex">
      <div className="lift flex w-full flex-col rounded-panel bg-deep p-6 forced-colors:border text-on-deep sm:p-9">
        <div className="flex items-start justify-between gap-4">
          <Icon name={service.icon} size={52} className="shrink-0 text-on-deep-soft" />
          {service.emergency && <EmergencyFlag site={site} label={copy.emergencyLabel} />}
        </div>
        <h3 className={`mt-6 ${longestWord(service.title) > 14 ? 'text-card' : 'text-title'}`}>
          {service.title}
        </h3>
        <p className="mt-2 text-lead text-on-deep-soft">{service.shortDesc}</p>
        <TickList
          items={service.features}
          className="mt-6 grow content-start gap-x-5 gap-y-1.5 sm:grid-cols-2"
          mark="text-on-deep-soft"
        />
        <More service={service} label={copy.more} className="mt-6 border-on-deep-soft/25" />
        <div className="pt-7">
          <BookButton service={service} site={site} copy={copy} variant="onDark" />
        </div>
      </div>
    </li>
  );
}

function SmallCard({ service, site, copy }: CardProps) {
  return (
    <li data-enter="card" id={service.id} className="flex">
      <div className="card lift flex w-full flex-col p-5">
        <Icon name={service.icon} size={36} className="text-brand-ink" />
        {service.emergency && <EmergencyFlag site={site} label={copy.emergencyLabel} />}
        <h3 className="mt-4 text-card">{service.title}</h3>
        <p className="mt-2 text-small">{service.shortDesc}</p>
        <TickList
          items={service.features}
          className="mt-4 grow content-start gap-y-1.5 text-small"
        />
        <More service={service} label={copy.more} className="mt-4 border-line text-small" />
        <div className="pt-5">
          <BookButton service={service} site={site} copy={copy} variant="outline" />
        </div>
      </div>
    </li>
  );
}

function EmergencyFlag({ site, label }: { site: Site; label: string }) {
  return (
    <a
      href={`tel:${site.clinic.contact.phone}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-emergency px-4 forced-colors:border font-semibold text-small text-white"
    >
      <Icon name="phone" size={16} />
      {label}
    </a>
  );
}

function More({
  service,
  label,
  className,
}: {
  service: Service;
  label: string;
  className: string;
}) {
  return (
    <details className={`group border-t pt-2 ${className}`}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {label}
          <span className="sr-only">: {service.title}</span>
        </span>
        <Icon name="chevron-down" size={18} className="shrink-0 group-open:rotate-180" />
      </summary>
      <p className="pb-2">{service.description}</p>
    </details>
  );
}

function BookButton({
  service,
  site,
  copy,
  variant,
}: CardProps & { variant: 'outline' | 'onDark' }) {
  return (
    <ButtonLink
      href="/contact"
      variant={variant}
      className="max-sm:w-full"
      label={interpolate(copy.bookLabel, { SERVICE: service.title })}
    >
      {site.copy.buttons.bookAppointment}
    </ButtonLink>
  );
}
