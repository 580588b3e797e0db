import type { Site } from '../../content/read/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

/** At the top of a private page: the ambulance, then the clinic's phone, come before any answer of the clinic. */
export function Ambulance({ site, text }: { site: Site; text: string }) {
  const { ambulance, call } = contactLinks(site.clinic);
  const { ambulanceButton, callButton } = site.copy.emergency;
  return (
    <div className="rounded-card border-2 border-emergency-ink bg-surface p-3 sm:p-5">
      <p className="font-semibold leading-normal *:font-bold">
        <LinkedText site={site} text={text} />
      </p>
      <div data-screen-only="" className="mt-3 flex flex-wrap gap-2 lg:flex-col">
        <ButtonLink href={ambulance} variant="emergency" className="grow">
          <Icon name="ambulance" size={20} />
          {ambulanceButton}
        </ButtonLink>
        {site.clinic.emergency && (
          <ButtonLink href={call} variant="emergencyOutline" className="grow">
            <Icon name="phone" size={20} />
            {callButton}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
