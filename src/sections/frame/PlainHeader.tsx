import { hrefTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { Logo } from '../../ui/Logo.tsx';
import { contactLinks } from '../../words/contact/links.ts';

/** The top of a private page: the clinic, and its phone. A logo of the clinic's own may be too large for it. */
export function PlainHeader({ site }: { site: Site }) {
  const { call, phoneText } = contactLinks(site.clinic);
  return (
    <header data-site="" className="bg-deep text-on-deep">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 py-2">
        <a
          href={hrefTo(site, '/')}
          className="inline-flex min-h-11 items-center gap-2.5 font-heading font-semibold leading-tight max-xs:gap-2 max-xs:text-small"
        >
          {!site.clinic.marks.logo && (
            <Logo isHeart={site.clinic.theme.pulseLine} className="size-8 shrink-0" />
          )}
          {site.clinic.name}
        </a>
        <a
          href={call}
          className="inline-flex min-h-11 items-center font-semibold underlined max-xs:text-small"
        >
          {phoneText}
        </a>
      </div>
    </header>
  );
}
