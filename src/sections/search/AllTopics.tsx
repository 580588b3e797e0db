import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import type { Topics } from '../../search/topics.ts';

interface AllTopicsProps {
  site: Site;
  copy: PageCopy<'search'>['topics'];
  topics: Topics;
}

/** Links to everything that can be searched for, by kind. */
export function AllTopics({ site, copy, topics }: AllTopicsProps) {
  const { services, packages, articles, towns, pages } = topics;
  const posts = { ...linkTo(site, '/blog'), name: copy.posts };
  const groups = [
    { name: copy.services, links: services },
    { name: copy.articles, links: site.hasBlog ? [...articles, posts] : [] },
    { name: copy.packages, links: packages },
    { name: copy.pages, links: pages },
    { name: copy.towns, links: towns },
  ].filter(({ links }) => links.length > 0);
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="text-title">
        {copy.heading}
      </h2>
      <div className="mt-4 gap-x-10 md:columns-2 lg:columns-3">
        {groups.map(({ name, links }) => (
          <section key={name} className="mb-6 break-inside-avoid">
            <h3 className="text-card">{name}</h3>
            <ul className="mt-1">
              {links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    hrefLang={link.hrefLang}
                    lang={link.hrefLang}
                    className="inline-flex min-h-11 items-center py-1.5 leading-snug underlined"
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
