import type { Site } from '../clinic/index.ts';
import { contactLinks } from '../clinic/links.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkedText } from './LinkedText.tsx';

interface EmergencyBoxProps {
  site: Site;
  /** True where the page already says what an emergency is: shows only the title and the buttons. */
  brief?: boolean;
  className?: string;
}

/**
 * The red box: what to do in an emergency, with buttons to call the ambulance and the clinic. Renders
 * nothing where the clinic does not take emergencies.
 */
export function EmergencyBox({ site, brief = false, className = '' }: EmergencyBoxProps) {
  const { emergency } = site.copy;
  if (!site.clinic.emergency) return null;
  return (
    <div
      className={`rounded-card border-2 border-emergency-ink bg-surface p-3 sm:p-5 ${className}`}
    >
      <p className="font-heading font-semibold text-card text-emergency-ink">{emergency.title}</p>
      {!brief && (
        <p className="mt-0.5 max-sm:text-small">
          <LinkedText site={site} text={emergency.text} />
        </p>
      )}
      <EmergencyCalls site={site} label={emergency.callButton} className="mt-2.5 sm:mt-4" />
    </div>
  );
}

interface EmergencyCallsProps {
  site: Site;
  /** Label of the button that calls the clinic. */
  label: string;
  className?: string;
}

/** Two buttons: the ambulance first, the clinic second. */
export function EmergencyCalls({ site, label, className = '' }: EmergencyCallsProps) {
  const links = contactLinks(site.clinic);
  return (
    <div
      className={`grid grid-cols-[1fr_auto] gap-2 max-[22rem]:grid-cols-1 sm:flex sm:flex-wrap sm:gap-3 ${className}`}
    >
      <ButtonLink href={links.ambulance} variant="emergency" className="max-sm:px-2">
        <Icon name="ambulance" size={20} />
        {site.copy.emergency.ambulanceButton}
      </ButtonLink>
      <ButtonLink
        href={links.call}
        variant="emergencyOutline"
        className="max-sm:gap-1.5 max-sm:px-3 max-sm:text-[0.9375rem]"
      >
        <Icon name="phone" size={17} />
        {label}
      </ButtonLink>
    </div>
  );
}
