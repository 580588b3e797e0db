import type { Article, Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SourcesProps {
  site: Site;
  heading: string;
  sources: Article['data']['sources'];
  className?: string;
}

/** The guidelines and reference works that a text is based on, collapsed at first. */
export function Sources({ site, heading, sources, className = '' }: SourcesProps) {
  return (
    <details className={`group border-rule border-y text-small ${className}`}>
      <summary className="markerless flex min-h-12 items-center justify-between">
        <h2 id="sources" className="text-card">
          {heading}
        </h2>
        <Icon name="chevron-down" size={18} className="turns-when-open" />
      </summary>
      <ul aria-labelledby="sources" className="grid gap-2 pb-4">
        {sources.map(({ title, publisher, year, url, language }) => (
          <li key={title} lang={language === site.clinic.language ? undefined : language}>
            {url ? (
              <a href={url} rel="noopener" className="underlined">
                {title}
              </a>
            ) : (
              title
            )}
            . {publisher}
            {year && `, ${year}`}.
          </li>
        ))}
      </ul>
    </details>
  );
}
