import type { Site } from '../clinic/index.ts';
import { contactLinks } from '../clinic/links.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The red box: what to do in an emergency, with a call button and the ambulance number. */
export function EmergencyBox({ site, className = '' }: { site: Site; className?: string }) {
  const { emergency } = site.copy;
  const links = contactLinks(site.clinic);
  return (
    <div
      className={`rounded-card border-2 border-emergency-ink bg-surface p-4 sm:p-5 ${className}`}
    >
      <p className="font-heading font-semibold text-card text-emergency-ink">{emergency.title}</p>
      <p className="mt-1">{emergency.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={links.call} variant="emergency">
          <Icon name="phone" size={18} />
          {emergency.callButton}
        </ButtonLink>
        <AmbulanceLink site={site} />
      </div>
    </div>
  );
}

/** A link to the public ambulance number. */
export function AmbulanceLink({ site, className = '' }: { site: Site; className?: string }) {
  return (
    <a
      href={contactLinks(site.clinic).ambulance}
      className={`inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 ${className}`}
    >
      <Icon name="ambulance" size={22} />
      {site.copy.emergency.ambulance}
    </a>
  );
}
