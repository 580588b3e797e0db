import type { Article, Site } from '../../content/read/index.ts';

interface SourcesProps {
  site: Site;
  heading: string;
  sources: Article['data']['sources'];
  className?: string;
}

/** The guidelines and reference works that a text is based on. */
export function Sources({ site, heading, sources, className = '' }: SourcesProps) {
  return (
    <section aria-labelledby="sources" className={`measure text-small ${className}`}>
      <h2 id="sources" className="text-card">
        {heading}
      </h2>
      <ul className="mt-3 grid gap-2">
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
    </section>
  );
}
