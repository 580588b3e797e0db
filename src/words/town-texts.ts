import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { Town } from '../content/schema/town.ts';
import type { PageCopy } from '../pages.ts';
import { clockTime, localeOf, longDate } from './dates.ts';
import { hospitalWords } from './hospital.ts';
import { daysOff } from './hours-text.ts';

/**
 * What somebody from a town needs to know, in paragraphs: an emergency and the nearest help, the tests and where
 * treatments are done, and the way from the station and home again.
 */
export function townTexts(
  { paragraphs, nearby, journey }: Town,
  copy: PageCopy<'town'>,
  site: Site,
): string[] {
  const { clinic } = site;
  const { hours } = site.copy;
  const filled = (sentence: string | undefined, name: string, value: string | undefined) =>
    value === undefined ? undefined : sentence && interpolate(sentence, { [name]: value });
  const locale = localeOf(clinic.language, clinic.address.country);
  const lastBus = journey?.lastBus && clockTime(journey.lastBus, locale, hours.partsOfDay);
  return [
    paragraphs.slice(0, -1),
    [
      paragraphs.at(-1),
      filled(copy.nearestHospital, 'HOSPITAL', nearby?.hospital),
      filled(copy.schemeHospital, 'HOSPITAL', nearby?.scheme),
      filled(copy.nearbyAsOf, 'DATE', nearby && longDate(nearby.asOf, clinic)),
    ],
    [copy.tests, hospitalWords(site)?.doneAt],
    [copy.arrival, daysOff(clinic, hours, copy.closed), filled(copy.lastBus, 'TIME', lastBus)],
  ]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter((text) => text !== '');
}
