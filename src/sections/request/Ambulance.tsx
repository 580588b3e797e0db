import type { Site } from '../../content/read/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

/** At the top of a private page: the ambulance comes before any answer of the clinic. */
export function Ambulance({ site, text }: { site: Site; text: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border-2 border-emergency-ink bg-surface p-3 sm:gap-5 sm:p-4">
      <p className="flex-1 basis-60 font-semibold max-sm:text-small">
        <LinkedText site={site} text={text} />
      </p>
      <ButtonLink
        href={contactLinks(site.clinic).ambulance}
        variant="emergency"
        className="max-sm:grow"
      >
        <Icon name="ambulance" size={20} />
        {site.copy.emergency.ambulanceButton}
      </ButtonLink>
    </div>
  );
}
