import type { Site } from '../clinic/index.ts';
import { contactLinks } from '../clinic/links.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PulseLine } from '../ui/PulseLine.tsx';
import { AmbulanceLink } from './EmergencyBox.tsx';

interface EmergencyBannerProps {
  site: Site;
  copy: { heading?: string; text: string; callButton: string; whatsappButton: string };
  /** `light` where a dark section follows. */
  tone?: 'dark' | 'light';
}

/** A banner with buttons for an emergency call and for a chat. */
export function EmergencyBanner({ site, copy, tone = 'dark' }: EmergencyBannerProps) {
  const links = contactLinks(site.clinic);
  const { title } = site.copy.emergency;
  const dark = tone === 'dark';
  return (
    <section
      aria-label={copy.heading ?? title}
      className={`relative overflow-hidden ${dark ? 'bg-deep pt-14 pb-24 text-on-deep' : 'bg-surface py-14'}`}
    >
      {dark && (
        <PulseLine
          beats={6}
          className="absolute bottom-3 left-0 h-16 w-full min-w-[60rem] text-brand-ink"
        />
      )}
      <div data-enter="" className="wrap relative grid items-center gap-8 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 className="text-title">{copy.heading ?? title}</h2>
          <p className={`measure mt-3 text-lead ${dark ? 'text-on-deep-soft' : 'text-soft'}`}>
            {copy.text}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 lg:justify-end">
          <ButtonLink href={links.call} variant="emergency">
            <Icon name="phone" size={20} />
            {copy.callButton}
          </ButtonLink>
          <ButtonLink
            href={links.whatsapp}
            variant={dark ? 'onDark' : 'outline'}
            className={dark ? 'bg-deep' : ''}
          >
            <Icon name="whatsapp" size={20} />
            {copy.whatsappButton}
          </ButtonLink>
          <AmbulanceLink site={site} />
        </div>
      </div>
    </section>
  );
}
