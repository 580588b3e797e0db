import { Fragment } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import type { SearchKind } from '../../search/search.ts';
import type { SearchHit, SearchResponse } from '../../search/site-search.ts';
import { Icon } from '../../ui/Icon.tsx';
import { localeOf } from '../../words/dates.ts';
import { groupDigits } from '../../words/numbers.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

/** How many results are shown at first, and the minimum number that is collapsed. */
const firstShown = 8;
const minCollapsed = 3;

interface SearchResultsProps {
  site: Site;
  copy: PageCopy<'search'>;
  query: string;
  response: SearchResponse;
}

/** The number of results, how well they match, and the best by kind: the first `firstShown`, and the rest collapsed. */
export function SearchResults({ site, copy, query, response }: SearchResultsProps) {
  const { quality, count, hits } = response;
  const countKey = count === 0 ? 'none' : count === 1 ? 'one' : 'many';
  const shownCount = hits.length < firstShown + minCollapsed ? hits.length : firstShown;
  const collapsedHits = hits.slice(shownCount);
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="text-card wrap-anywhere">
        {interpolate(copy.count[countKey], {
          COUNT: groupDigits(count, localeOf(site.clinic.language, site.clinic.address.country)),
        })}{' '}
        <q>
          <bdi>{query}</bdi>
        </q>
      </h2>
      {count > 0 && quality !== 'exact' && <p className="measure mt-2">{copy[quality]}</p>}
      <HitsByKind site={site} copy={copy} hits={hits.slice(0, shownCount)} />
      {collapsedHits.length > 0 && (
        <details className="group mt-5">
          <summary className="markerless flex min-h-12 w-fit items-center gap-2 font-semibold underlined">
            {interpolate(copy.more, { COUNT: collapsedHits.length })}
            <Icon name="chevron-down" size={18} className="turns-when-open" />
          </summary>
          {count > hits.length && (
            <p className="measure mt-2">{interpolate(copy.limited, { SHOWN: hits.length })}</p>
          )}
          <HitsByKind site={site} copy={copy} hits={collapsedHits} />
        </details>
      )}
    </section>
  );
}

/** Results under the name of their kind; the kind of the best result comes first. */
function HitsByKind({
  site,
  copy,
  hits,
}: Pick<SearchResultsProps, 'site' | 'copy'> & { hits: SearchHit[] }) {
  const { topics, posts } = copy;
  const names: Record<SearchKind, string> = {
    article: topics.articles,
    post: posts,
    service: topics.services,
    package: topics.packages,
    town: topics.towns,
    page: topics.pages,
  };
  const kindsFound = [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, hitsOfKind]) => (
    <div key={kind} className="mb-5 break-inside-avoid">
      <h3 className="border-rule border-b pb-1.5 text-brand-ink text-card">{names[kind]}</h3>
      <ol data-results="" className="divide-y divide-line">
        {hitsOfKind.map(({ href, title, passage, language }) => (
          <li key={href} className="pt-0.5 pb-3 wrap-anywhere">
            <h4 className="font-heading font-semibold text-base leading-snug">
              <a
                href={href}
                hrefLang={language}
                lang={language}
                className="block w-fit py-2.75 underlined"
              >
                {title}
              </a>
            </h4>
            <SearchPassage site={site} passage={passage} language={language} />
          </li>
        ))}
      </ol>
    </div>
  ));
  return <div className="mt-5 gap-x-16 lg:columns-2">{kindsFound}</div>;
}

interface SearchPassageProps extends Pick<SearchHit, 'passage'> {
  site: Site;
  /** Its language, if it differs from the page's. */
  language: string | undefined;
}

/** The excerpt of a result, with the matching words marked. */
function SearchPassage({ site, passage, language }: SearchPassageProps) {
  return (
    <p lang={language} className="-mt-1.5 text-plain">
      {passage.map(({ text, isFound }, index) => {
        const Part = isFound ? 'mark' : Fragment;
        const markProps = isFound && {
          className: 'rounded-sm bg-panel font-semibold text-ink',
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
          <Part key={index} {...markProps}>
            <LinkedText site={site} text={text} />
          </Part>
        );
      })}
    </p>
  );
}
