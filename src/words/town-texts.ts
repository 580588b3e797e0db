import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { Town } from '../content/schema/town.ts';
import type { PageCopy } from '../pages.ts';
import { clockTime, localeOf, longDate } from './dates.ts';
import { hospitalWords } from './hospital.ts';
import { closedWeekdays } from './hours-text.ts';

/** What somebody from a town needs to know. */
interface TownTexts {
  /** What to do in an emergency, the nearest help, and where to ask when it is not urgent. */
  emergency: string[];
  /** When the nearest help was checked. */
  asOf: string | undefined;
  /** The tests and where treatments are done, and the way from the station and home again. */
  practical: string[];
}

/** What somebody from a town needs to know, in paragraphs. */
export function townTexts(
  { paragraphs, nearby, journey }: Town,
  copy: PageCopy<'town'>,
  site: Site,
): TownTexts {
  const { clinic } = site;
  const { hours } = site.copy;
  const fillWith = (sentence: string | undefined, name: string, value: string | undefined) =>
    value === undefined ? undefined : sentence && interpolate(sentence, { [name]: value });
  const joinSentences = (sentences: (string | undefined | null | false)[]) =>
    sentences.filter(Boolean).join(' ');
  const locale = localeOf(clinic.language, clinic.address.country);
  const lastBus = journey?.lastBus && clockTime(journey.lastBus, locale, hours.partsOfDay);
  return {
    emergency: [
      ...paragraphs,
      fillWith(copy.nearestHospital, 'HOSPITAL', nearby?.hospital),
      fillWith(copy.schemeHospital, 'HOSPITAL', nearby?.scheme),
    ].filter((text) => text !== undefined),
    asOf: fillWith(copy.nearbyAsOf, 'DATE', nearby && longDate(nearby.asOf, clinic)),
    practical: [
      joinSentences([copy.tests, hospitalWords(site)?.doneAt]),
      joinSentences([
        copy.arrival,
        closedWeekdays(clinic, hours, copy.closed),
        fillWith(copy.lastBus, 'TIME', lastBus),
      ]),
    ].filter((text) => text !== ''),
  };
}
