import { hrefTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import type { SearchResponse } from '../search/site-search.ts';
import type { Topics } from '../search/topics.ts';
import { BookAndCall } from '../sections/parts/BookAndCall.tsx';
import { EmergencyBox } from '../sections/parts/EmergencyBox.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { AllTopics } from '../sections/search/AllTopics.tsx';
import { SearchForm } from '../sections/search/SearchForm.tsx';
import { SearchResults } from '../sections/search/SearchResults.tsx';

interface SearchProps {
  site: Site;
  copy: PageCopy<'search'>;
  /** The query; empty if there is none. */
  query: string;
  /** The results; null without a query. */
  response: SearchResponse | null;
  /** Whether the query contains emergency words. */
  isUrgent: boolean;
  topics: Topics;
}

/** The search field and the results, or all topics if there are none. */
export function Search({ site, copy, query, response, isUrgent, topics }: SearchProps) {
  const hasNoResults = response?.count === 0;
  // Whoever searches in an emergency sees the ambulance number before any result.
  const isEmergencyFirst = isUrgent || hasNoResults;
  return (
    <div className="wrap pt-4 pb-10 md:pt-2 md:pb-14">
      <div className="grid gap-7">
        <div>
          <h1 className="text-title">{copy.heading}</h1>
          {!response && (
            <p className="measure mt-2 text-soft">
              <LinkedText site={site} text={copy.lead} />
            </p>
          )}
          <SearchForm
            action={hrefTo(site, '/search')}
            label={copy.form.label}
            button={copy.form.button}
            query={query}
            className="mt-4"
          />
        </div>
        {isEmergencyFirst && <EmergencyBox site={site} />}
        {response && (
          <div>
            <SearchResults site={site} copy={copy} query={query} response={response} />
            {response.arePostsMissing && (
              <p className="measure mt-4 font-semibold">
                <LinkedText site={site} text={copy.postsMissing} />
              </p>
            )}
            {hasNoResults && (
              <>
                <p className="measure mt-3">
                  <LinkedText site={site} text={copy.nothing} />
                </p>
                <BookAndCall site={site} className="mt-5" />
              </>
            )}
          </div>
        )}
        {(!response || hasNoResults) && (
          <AllTopics site={site} copy={copy.topics} topics={topics} />
        )}
        {!isEmergencyFirst && <EmergencyBox site={site} />}
      </div>
    </div>
  );
}
