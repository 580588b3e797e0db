import { linkTo, type PageLink } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { type MenuEntry, menuEntries, pathOf } from '../../pages.ts';

interface NavigationProps {
  site: Site;
  /** Path of the page, to mark the current entry. */
  path: string;
  className?: string;
  /** True for the menu of small screens, with one entry per row. */
  isStacked?: boolean;
}

/** The main menu. */
export function Navigation({ site, path, className, isStacked = false }: NavigationProps) {
  const { copy } = site;
  const entries = menuOf(site).map(({ to, name }) => ({ to, link: linkTo(site, to), name }));
  const isCurrent = (to: string) => path === to || (to !== '/' && path.startsWith(`${to}/`));
  // A page that exists only in the default language is named in that language.
  const nameOf = (name: MenuEntry, { hrefLang }: PageLink) =>
    (hrefLang ? site.firstNavigation : copy.navigation)[name];
  return (
    <nav aria-label={copy.header.navigationLabel} className={className}>
      <ul className={isStacked ? 'divide-y divide-line' : 'flex items-center gap-0.5'}>
        {entries.map(({ to, link, name }) => (
          <li key={to}>
            <a
              {...link}
              lang={link.hrefLang}
              aria-current={isCurrent(to) ? 'page' : undefined}
              className={`relative flex items-center font-semibold hover:text-brand-ink ${isStacked ? 'min-h-12' : 'min-h-11 whitespace-nowrap px-2 text-small'}`}
            >
              <span className={isStacked ? 'relative' : ''}>
                {nameOf(name, link)}
                {isCurrent(to) && (
                  <span
                    className={`absolute border-brand-ink border-b-2 ${isStacked ? 'inset-x-0 -bottom-1' : 'inset-x-2 bottom-1.5'}`}
                  />
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The entries of the menu whose pages exist in this language or in the first. */
function menuOf(site: Site): { to: string; name: MenuEntry }[] {
  const [first] = site.pages.values();
  const hasPageAt = (path: string) =>
    first?.has(path) || site.pages.get(site.clinic.language)?.has(path);
  return (Object.keys(menuEntries) as MenuEntry[]).flatMap((name) => {
    const page = name === 'services' ? 'home' : name;
    const path = pathOf(page, site.clinic);
    if (!hasPageAt(path)) return [];
    return [{ to: name === 'services' ? '/#services' : path, name }];
  });
}
