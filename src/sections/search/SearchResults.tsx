import { Fragment } from 'react';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import type { SearchAnswer } from '../../search/site-search.ts';
import { localeOf } from '../../words/dates.ts';
import { interpolate } from '../../words/interpolate.ts';
import { grouped } from '../../words/numbers.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface SearchResultsProps {
  site: Site;
  copy: PageCopy<'search'>;
  query: string;
  answer: SearchAnswer;
}

/** The number of results, how well they match, and the best of them, with matching words marked. */
export function SearchResults({ site, copy, query, answer }: SearchResultsProps) {
  const { fit, count, hits } = answer;
  const counted = count === 0 ? 'none' : count === 1 ? 'one' : 'many';
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="text-card wrap-anywhere">
        {interpolate(copy.count[counted], {
          COUNT: grouped(count, localeOf(site.clinic.language, site.clinic.address.country)),
        })}{' '}
        <q>
          <bdi>{query}</bdi>
        </q>
      </h2>
      {count > 0 && fit !== 'exact' && <p className="measure mt-2">{copy[fit]}</p>}
      {count > hits.length && (
        <p className="measure mt-2">{interpolate(copy.limited, { SHOWN: hits.length })}</p>
      )}
      {hits.length > 0 && (
        <ol aria-labelledby="results" className="mt-4 divide-y divide-line border-line border-y">
          {hits.map(({ href, kind, title, passage, language }) => (
            <li key={href} className="py-4 wrap-anywhere">
              <p className="text-small text-soft">{copy.kinds[kind]}</p>
              <h3 className="text-card">
                <a
                  href={href}
                  hrefLang={language}
                  lang={language}
                  className="inline-flex min-h-11 items-center py-1 underlined"
                >
                  {title}
                </a>
              </h3>
              <p lang={language} className="measure">
                {passage.map(({ text, isFound }, place) => {
                  const Part = isFound ? 'mark' : Fragment;
                  const look = isFound && {
                    className: 'rounded-sm bg-panel px-0.5 font-semibold text-ink',
                  };
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
                    <Part key={place} {...look}>
                      <LinkedText site={site} text={text} />
                    </Part>
                  );
                })}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
