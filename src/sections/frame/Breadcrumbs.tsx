import type { Breadcrumb } from '../../content/read/addresses.ts';

/** The breadcrumb trail from the home page to this one. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Breadcrumb[] }) {
  return (
    <nav aria-label={label} className="wrap py-2 text-small max-md:hidden">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, href }, index) => (
          <li
            key={name}
            className={`flex items-center ${index > 1 && !href ? 'max-sm:hidden' : ''}`}
          >
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-rule">
                /
              </span>
            )}
            {href ? (
              <a href={href} className="inline-flex min-h-11 min-w-6 items-center underlined">
                {name}
              </a>
            ) : (
              <span aria-current="page" className="text-soft">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
