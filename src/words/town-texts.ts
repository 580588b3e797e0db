import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { Town } from '../content/schema/town.ts';
import { fieldOf, marked } from '../content/snapshot/marks.ts';
import type { PageCopy } from '../pages.ts';
import { clockTime, localeOf, longDate } from './dates.ts';
import { hospitalTexts } from './hospital.ts';
import { distanceText, townFacts } from './journey.ts';

/** What somebody from a town needs to know. */
export interface TownTexts {
  /** What to do in an emergency, and the nearest help. */
  emergency: string[];
  /** Where to ask about the government's scheme when it is not urgent. */
  scheme: string | undefined;
  /** When the nearest help was checked. */
  asOf: string | undefined;
  /** The tests, and where treatments are done. */
  treatment: string;
  /** The places on the way with their distances, the road or railway, the way from the station, and what makes the visit easier. */
  wayThere: string[];
}

/** What somebody from a town needs to know, in paragraphs. */
export function townTexts(town: Town, copy: PageCopy<'town'>, site: Site): TownTexts {
  const { name, paragraphs, nearby, wayThere, journey, easyAccess } = town;
  const { clinic } = site;
  const { hours } = site.copy;
  const fillIn = (sentence: string | undefined, placeholder: string, value: string | undefined) =>
    value === undefined ? undefined : sentence && interpolate(sentence, { [placeholder]: value });
  const joinSentences = (sentences: (string | undefined | null | false)[]) =>
    sentences.filter(Boolean).join(' ');
  const locale = localeOf(clinic.language, clinic.address.country);
  const lastBus = journey?.lastBus && clockTime(journey.lastBus, locale, hours.partsOfDay);
  return {
    emergency: [
      ...paragraphs,
      copy.emergency && interpolate(copy.emergency, townFacts(town)),
      fillIn(copy.nearestHospital, 'HOSPITAL', nearby?.hospital),
    ].filter((text) => text !== undefined),
    scheme: fillIn(copy.schemeHospital, 'HOSPITAL', nearby?.scheme),
    asOf: fillIn(copy.nearbyAsOf, 'DATE', nearby && longDate(nearby.asOf, clinic)),
    treatment: joinSentences([copy.tests, hospitalTexts(site)?.doneAt]),
    wayThere: [
      wayThere?.stops
        .map((stop, index) => {
          const kilometres = index > 0 && journey?.kilometres[index];
          if (!kilometres) return stop;
          const distance = distanceText(kilometres, clinic).replaceAll(' ', '\u00a0');
          return `${stop}\u00a0${marked(distance, fieldOf(name, 'journey'))}`;
        })
        .join('\u00a0· '),
      wayThere?.text,
      joinSentences([copy.arrival, fillIn(copy.lastBus, 'TIME', lastBus)]) || undefined,
      easyAccess?.text,
    ].filter((text) => text !== undefined),
  };
}
