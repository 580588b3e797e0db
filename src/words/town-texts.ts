import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { Town } from '../content/schema/town.ts';
import { fieldOf, marked } from '../content/snapshot/marks.ts';
import type { PageCopy } from '../pages.ts';
import { clockTime, localeOf, longDate } from './dates.ts';
import { hospitalWords } from './hospital.ts';
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
  /** The places on the way with their distances, the roads and railways, from the station to the clinic, and what makes the visit easier. */
  wayThere: string[];
}

/** What somebody from a town needs to know, in paragraphs. */
export function townTexts(town: Town, copy: PageCopy<'town'>, site: Site): TownTexts {
  const { name, paragraphs, nearby, wayThere, journey, easyAccess } = town;
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
      copy.emergency && interpolate(copy.emergency, townFacts(town)),
      fillWith(copy.nearestHospital, 'HOSPITAL', nearby?.hospital),
    ].filter((text) => text !== undefined),
    scheme: fillWith(copy.schemeHospital, 'HOSPITAL', nearby?.scheme),
    asOf: fillWith(copy.nearbyAsOf, 'DATE', nearby && longDate(nearby.asOf, clinic)),
    treatment: joinSentences([copy.tests, hospitalWords(site)?.doneAt]),
    wayThere: [
      wayThere?.stops
        .map((stop, index) => {
          const kilometres = index > 0 && journey?.kilometres[index];
          if (!kilometres) return stop;
          const distance = distanceText(kilometres, clinic).replaceAll(' ', '\u00a0');
          return `${stop}\u00a0${marked(distance, fieldOf(name, 'journey'))}`;
        })
        .join(' · '),
      wayThere?.text,
      joinSentences([copy.arrival, fillWith(copy.lastBus, 'TIME', lastBus)]) || undefined,
      easyAccess?.text,
    ].filter((text) => text !== undefined),
  };
}
