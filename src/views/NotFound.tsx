import { hrefTo, linkTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { SearchForm } from '../sections/search/SearchForm.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture, type PictureSources } from '../ui/Picture.tsx';
import { contactLinks } from '../words/contact/links.ts';

interface NotFoundProps {
  site: Site;
  copy: { code?: string; heading: string; text: string; button: string };
  picture: PictureSources;
  /** The words of the search page; without them, no search field is shown. */
  search?: PageCopy<'search'> | null;
}

/** The page for an unknown address, for an internal error, and for a preview that has ended. */
export function NotFound({ site, copy, picture, search }: NotFoundProps) {
  return (
    <section className="wrap grid items-center gap-6 py-8 md:gap-10 md:py-16 lg:grid-cols-2 lg:py-24">
      <div>
        {copy.code && (
          <p className="font-heading font-semibold text-display text-brand-ink">{copy.code}</p>
        )}
        <h1 className="mt-2 text-title">{copy.heading}</h1>
        <p className="measure mt-4">
          <LinkedText site={site} text={copy.text} />
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink {...linkTo(site, '/')}>{copy.button}</ButtonLink>
          <ButtonLink href={contactLinks(site.clinic).call} variant="outline">
            <Icon name="phone" size={18} />
            {site.copy.buttons.callNow}
          </ButtonLink>
        </div>
        {search && (
          <SearchForm
            action={hrefTo(site, '/search')}
            label={search.form.label}
            button={search.form.button}
            className="mt-7"
          />
        )}
      </div>
      <Picture picture={picture} alt="" className="aspect-video w-full rounded-card object-cover" />
    </section>
  );
}
