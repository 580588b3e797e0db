import type { Site } from '../clinic/index.ts';
import { contactLinks } from '../clinic/links.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture, type PictureSources } from '../ui/Picture.tsx';

interface NotFoundProps {
  site: Site;
  words: { code?: string; heading: string; text: string; button: string };
  picture: PictureSources;
}

/** The page for an address that does not exist, and for a fault of the server. */
export function NotFound({ site, words, picture }: NotFoundProps) {
  return (
    <section className="wrap grid items-center gap-10 py-16 lg:grid-cols-2 lg:py-24">
      <div>
        {words.code && (
          <p className="font-heading font-semibold text-display text-brand-ink">{words.code}</p>
        )}
        <h1 className="mt-2 text-title">{words.heading}</h1>
        <p className="measure mt-4">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href="/">{words.button}</ButtonLink>
          <ButtonLink href={contactLinks(site.clinic).call} look="outline">
            <Icon name="phone" size={18} />
            {site.words.buttons.callNow}
          </ButtonLink>
        </div>
      </div>
      <Picture
        picture={picture}
        alt=""
        className="aspect-video w-full rounded-panel object-cover"
      />
    </section>
  );
}
