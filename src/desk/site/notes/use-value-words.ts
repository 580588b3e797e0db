import { clockTime } from '../../../words/dates.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { useDays } from '../../time/times.ts';
import { stateNames } from '../controls/state-names.ts';
import type { ValueWords } from './written-value.ts';

/** What values are put into words with, in the language of the desk. */
export function useValueWords(): ValueWords {
  const { site: copy } = useCopy();
  const { language, locale, currency, partsOfDay } = useSetup();
  const dayOf = useDays();
  return {
    none: copy.takenAway,
    yes: copy.yes,
    no: copy.no,
    locale,
    currency,
    timeOfDay: (time) => clockTime(time, locale, partsOfDay[language]),
    day: dayOf,
    state: (code) => stateNames(language).get(code) ?? code,
  };
}
