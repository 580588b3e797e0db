import { hasPage, pathIn } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { languageName } from '../../words/languages.ts';

interface LanguageSwitcherProps {
  site: Site;
  /** Path of the page in the default language. */
  path: string;
  /** The page's paths, by each language that it exists in. */
  paths: Record<string, string>;
  className?: string;
  /** Class of each link. */
  linkClassName?: string;
  /** True in the menu: the page's own language is shown on narrow phones too. */
  isWhole?: boolean;
}

/**
 * Links to this page in the other languages. If a language lacks this page, its link leads to its home page. The
 * language of the page is named among them.
 */
export function LanguageSwitcher({
  site,
  path,
  paths,
  className = '',
  linkClassName = '',
  isWhole = false,
}: LanguageSwitcherProps) {
  const { language: current } = site.clinic;
  const languages = [...site.pages.keys()].flatMap((code) => {
    const defaultPath = [path, '/'].find(
      (candidate) => code === current || hasPage(site, code, candidate),
    );
    const page = paths[code] ?? defaultPath;
    return page === undefined ? [] : [{ code, href: pathIn(site, code, page) }];
  });
  if (languages.length < 2) return null;
  // A page has one landmark of this name.
  const Part = isWhole ? 'div' : 'nav';
  const label = { 'aria-label': site.copy.languages?.label };
  return (
    <Part {...(!isWhole && label)} data-screen-only="" className={className}>
      <ul {...(isWhole && label)} className="flex flex-wrap">
        {languages.map(({ code, href }) => (
          // Narrow phones have room only for the other languages; screen readers get the page's own, too.
          <li key={code} className={code === current && !isWhole ? 'max-xs:sr-only' : ''}>
            <a
              {...(code === current ? { 'aria-current': 'true' } : { href, hrefLang: code })}
              lang={code}
              className={`inline-flex justify-center underlined current:font-semibold current:no-underline ${linkClassName}`}
            >
              {languageName(code)}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
