import { interpolate } from '../../../shared/interpolate.ts';
import { bookingLink, hasPage, hrefTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { Service } from '../../content/schema/service.ts';
import { fieldOf, marked } from '../../content/snapshot/marks.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture, type PictureSources } from '../../ui/Picture.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { hospitalTexts } from '../../words/hospital.ts';
import { priceText } from '../../words/prices.ts';
import { CostsLink } from '../parts/CostsLink.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

interface ServicesProps {
  site: Site;
  copy: PageCopy<'home'>['services'];
  services: Service[];
  /** Pictures of the outcome of emergency services, by service id. */
  outcomes: Map<string, PictureSources>;
  /** The words of the link to the costs page; undefined without such a page. */
  costsLabel: string | undefined;
}

/** All services in one ruled list, grouped by the questions that patients have. */
export function Services({ site, copy, services, outcomes, costsLabel }: ServicesProps) {
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
          const servicesInGroup = services.filter(({ group }) => group === id);
          return (
            <div key={id} className="mt-4 md:mt-10">
              <h3 id={`services-${id}`} data-enter="" className="pb-1.5 text-heading">
                {heading}
              </h3>
              <ul data-cards="" aria-labelledby={`services-${id}`} className="border-rule border-t">
                {servicesInGroup.map((service) => (
                  <ServiceRow
                    key={service.id}
                    service={service}
                    site={site}
                    copy={copy}
                    outcome={outcomes.get(service.id)}
                  />
                ))}
              </ul>
            </div>
          );
        })}
        {costsLabel && <CostsLink site={site} label={costsLabel} className="mt-4" />}
      </div>
    </section>
  );
}

interface ServiceRowProps {
  service: Service;
  site: Site;
  copy: ServicesProps['copy'];
  /** The picture of its outcome, shown on wide screens beside its points. */
  outcome: PictureSources | undefined;
}

function ServiceRow({ service, site, copy, outcome }: ServiceRowProps) {
  const booking = bookingLink(site, { service: service.id });
  const path = `/services/${service.id}`;
  const doneAt = service.inHospital && hospitalTexts(site)?.doneAt;
  const isUrgent = service.emergency && site.clinic.emergency;
  return (
    <li
      data-enter="card"
      data-later=""
      id={service.id}
      className={`service relative ${isUrgent ? 'service-urgent' : 'border-line border-t first:border-t-0'}`}
    >
      <div className="max-lg:contents">
        <div className="service-name">
          <h4 className="flex min-w-0 items-start gap-2.5 font-heading font-semibold text-lead leading-tight">
            <Icon name={service.icon} size={24} className="h-[1lh] text-brand-ink" />
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
        <a
          href={booking.href}
          hrefLang={booking.hrefLang}
          aria-label={interpolate(copy.bookLabel, { SERVICE: service.title })}
          className="service-book link-onward min-h-11 text-small sm:text-plain lg:absolute lg:top-11 lg:right-(--inset)"
        >
          {site.copy.buttons.bookAppointment}
          <Icon name="arrow-right" size={16} className="max-2xs:hidden" />
        </a>
      </div>
      <div className="max-lg:contents lg:col-span-2 lg:flex lg:gap-6 lg:pr-44">
        <div className="max-lg:contents lg:grow">
          <p className="service-lead leading-snug max-md:mt-1 max-md:text-plain">
            <LinkedText site={site} text={service.shortDesc} />
          </p>
          <ul
            data-fold=""
            className="service-points dotted text-small text-soft leading-snug md:text-plain lg:mt-1"
          >
            {service.features.map((feature) => (
              <li key={feature}>
                <LinkedText site={site} text={feature} />
              </li>
            ))}
          </ul>
          <details className="service-more group">
            <summary className="markerless flex min-h-11 w-fit items-center gap-1.5 font-semibold text-small sm:text-plain lg:absolute lg:top-2 lg:right-(--inset)">
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
        </div>
        {outcome && (
          <Picture
            picture={outcome}
            alt=""
            className="mr-4 w-44 shrink-0 self-center rounded-card max-lg:hidden"
          />
        )}
      </div>
    </li>
  );
}

/** Says that a service is available in an emergency, with the ambulance number before the clinic's. */
function EmergencyFlag({ site, label }: { site: Site; label: string }) {
  const { ambulance, call } = contactLinks(site.clinic);
  const linkClasses = 'inline-flex min-h-11 items-center underlined';
  return (
    <p className="-my-2 flex flex-wrap gap-x-4 font-semibold text-plain lg:pl-8.5">
      <a href={ambulance} className={linkClasses}>
        {site.copy.emergency.ambulanceButton}
      </a>
      <a href={call} className={linkClasses}>
        {label}
      </a>
    </p>
  );
}
