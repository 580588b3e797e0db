import type { Site } from '../content/index.ts';
import { contactLinks } from '../content/links.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PulseLine } from '../ui/PulseLine.tsx';
import { AmbulanceLink } from './EmergencyBox.tsx';

interface EmergencyBannerProps {
  site: Site;
  words: { heading?: string; text: string; callButton: string; whatsappButton: string };
}

/** A dark band with the emergency call and the chat; never without its call button. */
export function EmergencyBanner({ site, words }: EmergencyBannerProps) {
  const links = contactLinks(site.clinic);
  const { title } = site.words.emergency;
  return (
    <section
      aria-label={words.heading ?? title}
      className="relative overflow-hidden bg-forest py-14 text-paper"
    >
      <PulseLine beats={6} className="absolute inset-x-0 bottom-4 h-20 w-full text-sage/60" />
      <div data-enter="" className="wrap relative grid items-center gap-8 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 className="text-title">{words.heading ?? title}</h2>
          <p className="measure mt-3 text-lead text-mist">{words.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 lg:justify-end">
          <ButtonLink href={links.call} look="emergency">
            <Icon name="phone" size={20} />
            {words.callButton}
          </ButtonLink>
          <ButtonLink href={links.whatsapp} look="onDark" className="bg-forest">
            <Icon name="whatsapp" size={20} />
            {words.whatsappButton}
          </ButtonLink>
          <AmbulanceLink site={site} className="bg-forest" />
        </div>
      </div>
    </section>
  );
}
