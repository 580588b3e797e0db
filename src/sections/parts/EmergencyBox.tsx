import type { Site } from '../../content/read/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { LinkedText } from './LinkedText.tsx';

interface EmergencyBoxProps {
  site: Site;
  /** Whether the page already says what an emergency is; the box then has only the title and the buttons. */
  isBrief?: boolean;
  /** Whether the clinic's number is a button right above; the box then has only the ambulance's. */
  isBelowCall?: boolean;
  /** Whether the box is red, to stand out on the first screen of a page. */
  isSolid?: boolean;
  className?: string;
}

/**
 * What to do in an emergency, with buttons to call the ambulance number and the clinic, beside the words where there is
 * room. Renders nothing if the clinic does not take emergencies.
 */
export function EmergencyBox({
  site,
  isBrief = false,
  isBelowCall = false,
  isSolid = false,
  className = '',
}: EmergencyBoxProps) {
  const { emergency } = site.copy;
  if (!site.clinic.emergency) return null;
  return (
    <div
      className={`rounded-card border p-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:gap-y-3 sm:p-5 ${isSolid ? 'border-emergency bg-emergency text-on-emergency' : 'border-rule bg-surface'} ${className}`}
    >
      <div className="sm:grow sm:basis-88">
        <div className="flex flex-wrap items-baseline gap-x-4 max-sm:justify-between">
          <p className="font-heading font-semibold text-card leading-tight max-sm:text-lead max-sm:leading-tight">
            {emergency.title}
          </p>
          <WhatToDo site={site} />
        </div>
        {!isBrief && (
          <p className="mt-0.5 text-balance leading-snug max-sm:text-plain">
            <LinkedText site={site} text={emergency.text} />
          </p>
        )}
      </div>
      <EmergencyCalls
        site={site}
        label={isBelowCall ? undefined : emergency.callButton}
        isOnRed={isSolid}
        className={`mt-2.5 sm:mt-0 sm:max-w-full ${isBelowCall ? 'sm:grow' : ''}`}
      />
    </div>
  );
}

interface WhatToDoProps {
  site: Site;
  /** Its size: by default smaller than the title beside it. */
  className?: string;
}

/** The link to the page about chest pain, if the clinic has one. */
export function WhatToDo({ site: { chestPain }, className = 'text-small' }: WhatToDoProps) {
  if (!chestPain) return null;
  const { link, invitation } = chestPain;
  return (
    <a
      {...link}
      lang={link.hrefLang}
      className={`-my-2.5 inline-flex min-h-11 items-center gap-1 font-semibold underlined ${className}`}
    >
      {invitation}
      <Icon name="arrow-right" size={16} className="max-sm:hidden" />
    </a>
  );
}

interface EmergencyCallsProps {
  site: Site;
  /** Label of the button that calls the clinic; undefined without that button. */
  label: string | undefined;
  /** Whether the buttons are on a red background. */
  isOnRed?: boolean;
  className?: string;
}

/** The buttons: the ambulance number first, the clinic second. */
export function EmergencyCalls({
  site,
  label,
  isOnRed = false,
  className = '',
}: EmergencyCallsProps) {
  const links = contactLinks(site.clinic);
  return (
    <div
      className={`grid gap-2 sm:flex sm:flex-wrap sm:gap-3 ${label ? 'grid-cols-button max-2xs:grid-cols-1' : ''} ${className}`}
    >
      <ButtonLink
        href={links.ambulance}
        variant={isOnRed ? 'onEmergency' : 'emergency'}
        className={`max-sm:px-2 ${label ? '' : 'grow'}`}
      >
        <Icon name="ambulance" size={20} />
        {site.copy.emergency.ambulanceButton}
      </ButtonLink>
      {label && (
        <ButtonLink
          href={links.call}
          variant={isOnRed ? 'onEmergencyOutline' : 'outline'}
          className="max-sm:gap-1.5 max-sm:px-3"
        >
          <Icon name="phone" size={17} />
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
