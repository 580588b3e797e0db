import { interpolate } from '../../../shared/interpolate.ts';
import { bookingLink, hasPage, hrefTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { Service } from '../../content/schema/service.ts';
import { fieldOf, marked } from '../../content/snapshot/marks.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { hospitalWords } from '../../words/hospital.ts';
import { priceText } from '../../words/prices.ts';
import { CostsLink } from '../parts/CostsLink.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

interface ServicesProps {
  site: Site;
  copy: PageCopy<'home'>['services'];
  services: Service[];
  /** The words of the link to the page of costs; undefined without such a page. */
  costs: string | undefined;
}

/** All services, grouped by the questions that patients have: the first of each group is large, the others compact. */
export function Services({ site, copy, services, costs }: ServicesProps) {
  return (
    <section id="services" aria-labelledby="services-heading" className="band border-line border-t">
      <div className="wrap">
        <SectionHeading
          site={site}
          id="services-heading"
          eyebrow={copy.eyebrow}
          title={copy.heading}
          intro={copy.intro}
        />
        {copy.groups.map(({ id, heading }) => {
          const ofGroup = services.filter(({ group }) => group === id);
          const columns = (ofGroup.length - 1) % 3 === 0 ? 'lg:cols-fit-72' : 'lg:grid-cols-2';
          return (
            <div key={id} className="mt-4 md:mt-10 lg:mt-12">
              <h3 id={`services-${id}`} data-enter="" className="pb-1.5 text-brand-ink text-card">
                {heading}
              </h3>
              <ul
                data-cards=""
                aria-labelledby={`services-${id}`}
                className={`lg:grid lg:gap-x-10 ${columns}`}
              >
                {ofGroup.map((service, index) => (
                  <ServiceRow
                    key={service.id}
                    service={service}
                    site={site}
                    copy={copy}
                    isFirst={index === 0}
                  />
                ))}
              </ul>
            </div>
          );
        })}
        {costs && <CostsLink site={site} words={costs} className="mt-4" />}
      </div>
    </section>
  );
}

interface ServiceRowProps {
  service: Service;
  site: Site;
  copy: ServicesProps['copy'];
  /** Whether it is the first of its group, which patients ask for most. */
  isFirst: boolean;
}

/** On wide screens across the row. */
const large = 'md:grid-cols-2 lg:col-span-full lg:pt-7 lg:pb-4';
/** On wide screens beside one another, each part level with the others', so that what opens in one moves no link of another. */
const compact = 'md:max-lg:grid-cols-2 lg:row-span-3 lg:grid-rows-subgrid';

function ServiceRow({ service, site, copy, isFirst }: ServiceRowProps) {
  const booking = bookingLink(site, { service: service.id });
  const path = `/services/${service.id}`;
  const doneAt = service.inHospital && hospitalWords(site)?.doneAt;
  const isUrgent = service.emergency && site.clinic.emergency;
  return (
    <li
      data-enter="card"
      data-later=""
      id={service.id}
      className={`service ${isFirst ? large : compact} ${isUrgent ? 'service-urgent' : 'border-rule border-t'}`}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h4
            className={`flex min-w-0 items-center gap-2.5 font-heading font-semibold ${isFirst ? 'text-card md:text-heading' : 'text-lead leading-tight'}`}
          >
            <Icon name={service.icon} size={isFirst ? 32 : 24} className="text-brand-ink" />
            {hasPage(site, site.clinic.language, path) ? (
              <a href={hrefTo(site, path)} className="-my-3 min-w-11 py-3 wrap-anywhere">
                {service.title}
              </a>
            ) : (
              service.title
            )}
          </h4>
          {service.price !== undefined && (
            <p className="font-semibold">
              {marked(priceText(service.price, site.clinic), fieldOf(service.title, 'price'))}
            </p>
          )}
          {isUrgent && <EmergencyFlag site={site} label={copy.emergencyLabel} />}
        </div>
        <p className={`mt-1 leading-snug max-md:text-plain ${isFirst ? 'lg:text-lead' : ''}`}>
          <LinkedText site={site} text={service.shortDesc} />
        </p>
      </div>
      <ul
        data-fold=""
        className={`max-md:dotted folded-points text-pretty text-soft leading-snug max-md:text-small max-md:leading-tight ${isFirst ? '' : 'lg:dotted lg:mt-1.5 lg:text-plain'}`}
      >
        {service.features.map((each) => (
          <li key={each}>
            <LinkedText site={site} text={each} />
          </li>
        ))}
      </ul>
      {/* The link stays where it is when the description opens. */}
      <div className="relative col-span-full">
        <details className="group">
          <summary className="markerless flex min-h-11 w-fit items-center gap-1.5 font-semibold text-small sm:text-plain">
            <span>
              {copy.more}
              <span className="sr-only">: {service.title}</span>
            </span>
            <Icon name="chevron-down" size={18} className="turns-when-open" />
          </summary>
          <p className="measure pb-3">
            <LinkedText site={site} text={service.description} />
            {doneAt && ` ${doneAt}`}
          </p>
        </details>
        <a
          href={booking.href}
          hrefLang={booking.hrefLang}
          aria-label={interpolate(copy.bookLabel, { SERVICE: service.title })}
          className="link-onward absolute top-0 right-0 min-h-11 text-small sm:text-plain"
        >
          {site.copy.buttons.bookAppointment}
          <Icon name="arrow-right" size={16} className="max-2xs:hidden" />
        </a>
      </div>
    </li>
  );
}

function EmergencyFlag({ site, label }: { site: Site; label: string }) {
  return (
    <a
      href={contactLinks(site.clinic).call}
      className="pill min-h-11 bg-emergency text-on-emergency max-sm:px-3 max-sm:text-small forced-colors:border"
    >
      <Icon name="phone" size={14} />
      {label}
    </a>
  );
}
