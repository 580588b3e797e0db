import { interpolate } from '../../../shared/interpolate.ts';
import { bookingLink } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { Service } from '../../content/schema/service.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { priceText } from '../../words/numbers.ts';
import { CostsLink } from '../parts/CostsLink.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { TickList } from '../parts/TickList.tsx';

interface ServicesProps {
  site: Site;
  copy: PageCopy<'home'>['services'];
  services: Service[];
  /** The words of the link to the page of costs; undefined without such a page. */
  costs: string | undefined;
}

/** All services as ruled rows, grouped by the questions that patients have. */
export function Services({ site, copy, services, costs }: ServicesProps) {
  return (
    <section id="services" aria-labelledby="services-heading" className="band bg-warm">
      <div className="wrap">
        <SectionHeading
          site={site}
          id="services-heading"
          eyebrow={copy.eyebrow}
          title={copy.heading}
          intro={copy.intro}
        />
        {copy.groups.map(({ id, heading }) => (
          <div key={id} className="mt-6 grid gap-x-10 md:mt-12 lg:cols-start-48">
            <h3
              id={`services-${id}`}
              data-enter=""
              className="pb-1.5 text-card text-brand-ink lg:pt-6"
            >
              {heading}
            </h3>
            <ul data-cards="" aria-labelledby={`services-${id}`}>
              {services
                .filter(({ group }) => group === id)
                .map((service) => (
                  <ServiceRow key={service.id} service={service} site={site} copy={copy} />
                ))}
            </ul>
          </div>
        ))}
        {costs && <CostsLink site={site} words={costs} className="mt-4" />}
      </div>
    </section>
  );
}

interface ServiceRowProps {
  service: Service;
  site: Site;
  copy: ServicesProps['copy'];
}

function ServiceRow({ service, site, copy }: ServiceRowProps) {
  const booking = bookingLink(site, { service: service.id });
  return (
    <li
      data-enter="card"
      data-later=""
      id={service.id}
      className="grid gap-x-10 gap-y-1 border-rule border-t pt-2 pb-1 md:grid-cols-larger-last md:py-6"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h4 className="flex items-center gap-2.5 font-heading font-semibold text-card">
            <Icon name={service.icon} size={26} className="text-brand-ink" />
            {service.title}
          </h4>
          {service.price !== undefined && (
            <p className="font-semibold">{priceText(service.price, site.clinic)}</p>
          )}
          {service.emergency && site.clinic.emergency && (
            <EmergencyFlag site={site} label={copy.emergencyLabel} />
          )}
        </div>
        <p className="mt-1.5 leading-snug max-md:text-small max-md:leading-tight">
          <LinkedText site={site} text={service.shortDesc} />
        </p>
      </div>
      <div>
        <TickList
          site={site}
          items={service.features}
          className="gap-x-3 text-small text-soft leading-tight md:grid-cols-2 md:gap-y-1 md:text-ink"
          size={16}
        />
        <div className="-mt-0.5 -mb-1.5 flex flex-wrap items-start justify-between gap-x-4 md:mt-3 md:mb-0">
          <details className="group open:basis-full">
            <summary className="markerless flex min-h-11 w-fit items-center gap-1.5 font-semibold text-small md:min-h-12">
              <span>
                {copy.more}
                <span className="sr-only">: {service.title}</span>
              </span>
              <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
            </summary>
            <p className="pt-1 pb-2 text-small">
              <LinkedText site={site} text={service.description} />
            </p>
          </details>
          <a
            href={booking.href}
            hrefLang={booking.hrefLang}
            aria-label={interpolate(copy.bookLabel, { SERVICE: service.title })}
            className="link-onward min-h-11 text-small md:min-h-12"
          >
            {site.copy.buttons.bookAppointment}
            <Icon name="arrow-right" size={16} />
          </a>
        </div>
      </div>
    </li>
  );
}

function EmergencyFlag({ site, label }: { site: Site; label: string }) {
  return (
    <a
      href={`tel:${site.clinic.contact.phone}`}
      className="pill min-h-11 bg-emergency text-on-emergency forced-colors:border"
    >
      <Icon name="phone" size={14} />
      {label}
    </a>
  );
}
