import { hrefTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { Logo } from '../../ui/Logo.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

interface PlainHeaderProps {
  site: Site;
  /** Path of the page. */
  path: string;
  /** The page's paths, by each language that it exists in. */
  paths: Record<string, string>;
}

/** The top of a private page: the clinic, its phone number, the languages. The clinic's own logo may be too large. */
export function PlainHeader({ site, path, paths }: PlainHeaderProps) {
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
          className="ml-auto inline-flex min-h-11 items-center font-semibold underlined max-xs:text-small"
        >
          {phoneText}
        </a>
        <LanguageSwitcher
          site={site}
          path={path}
          paths={paths}
          className="-mx-1 max-md:basis-full"
          linkClassName="min-h-11 min-w-11 items-center px-1 text-small"
        />
      </div>
    </header>
  );
}
