import type { Clinic } from '../content/schema/clinic.ts';
import type { HoursCopy } from '../content/schema/hours-copy.ts';
import { hoursLines, hoursSentence } from './hours-text.ts';
import { contactLinks } from './links.ts';
import { priceText } from './numbers.ts';

/**
 * The facts of a clinic that a ready answer of its desk may name.
 * @param site in the language of the answer
 */
export function answerFacts(
  { clinic, copy }: { clinic: Clinic; copy: { hours: HoursCopy } },
  packages: { title: string; price: number }[],
): Record<string, string> {
  const { phoneText, maps, addressText } = contactLinks(clinic);
  const prices = packages.map(({ title, price }) => `${title}: ${priceText(price, clinic)}`);
  return {
    CLINIC: clinic.name,
    PHONE: phoneText,
    ADDRESS: addressText,
    MAP: maps,
    HOURS: hoursLines(clinic, copy.hours).map(hoursSentence).join('; '),
    PRICES: prices.join('\n'),
  };
}
