import { Fragment } from 'react';
import type { Site } from '../../content/read/index.ts';
import type { SearchHit } from '../../search/site-search.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface SearchPassageProps extends Pick<SearchHit, 'passage'> {
  site: Site;
  /** Its language, if it differs from the page's. */
  language: string | undefined;
}

/** The excerpt of a result, with the matching words marked. */
export function SearchPassage({ site, passage, language }: SearchPassageProps) {
  return (
    <p lang={language} className="-mt-1.5 text-small md:text-plain">
      {passage.map(({ text, isFound }, place) => {
        const Part = isFound ? 'mark' : Fragment;
        const look = isFound && {
          className: 'rounded-sm bg-panel font-semibold text-ink',
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
          <Part key={place} {...look}>
            <LinkedText site={site} text={text} />
          </Part>
        );
      })}
    </p>
  );
}
