import type { MissedSearch } from '../../../shared/desk/numbers.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useShortDays } from '../time/times.ts';
import { NumberTable } from './NumberTable.tsx';

/** Words for which the website's search found nothing. */
export function MissedSearches({ searches }: { searches: MissedSearch[] }) {
  const { numbers: copy } = useCopy();
  const { locale } = useSetup();
  const dayOf = useShortDays();
  if (searches.length === 0) return <p className="mt-2">{copy.noSearches}</p>;
  return (
    <NumberTable
      caption={copy.searchesHeading}
      head={[copy.words, copy.days, copy.last]}
      rows={searches.map(({ words, language, days, lastOn }) => ({
        key: `${language} ${words}`,
        cells: [words, days.toLocaleString(locale), dayOf(lastOn)],
        language,
      }))}
    />
  );
}
