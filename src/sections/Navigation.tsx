import type { Site } from '../clinic/index.ts';
import { PulseLine } from '../ui/PulseLine.tsx';

interface NavigationProps {
  site: Site;
  /** Path of the page, to mark the current entry. */
  path: string;
  className?: string;
  /** True for the menu of small screens, with one entry per row. */
  stacked?: boolean;
}

/** The main menu. */
export function Navigation({ site, path, className, stacked = false }: NavigationProps) {
  const { clinic, copy } = site;
  const names = copy.navigation;
  const entries = [
    { href: '/', name: names.home },
    { href: `/${clinic.routes.about}`, name: names.about },
    { href: '/#services', name: names.services },
    ...(site.hasPackages ? [{ href: '/offers', name: names.offers }] : []),
    ...(clinic.reviews ? [{ href: '/testimonials', name: names.testimonials }] : []),
    ...(site.hasBlog ? [{ href: '/blog', name: names.blog }] : []),
    { href: '/contact', name: names.contact },
  ];
  const current = (href: string) => path === href || (href !== '/' && path.startsWith(`${href}/`));
  return (
    <nav aria-label={copy.header.navigationLabel} className={className}>
      <ul className={stacked ? 'divide-y divide-line' : 'flex items-center gap-0.5'}>
        {entries.map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current(href) ? 'page' : undefined}
              className={`relative flex items-center font-semibold hover:text-brand-ink ${stacked ? 'min-h-13' : 'min-h-11 whitespace-nowrap px-2 text-[1rem]'}`}
            >
              <span className={stacked ? 'relative' : ''}>
                {name}
                {current(href) && (
                  <PulseLine
                    beats={1}
                    className={`absolute h-3.5 text-brand-ink ${stacked ? 'top-[80%] left-0 w-full' : 'inset-x-2 bottom-0 w-[calc(100%-1rem)]'}`}
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
