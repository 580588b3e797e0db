import type { Clinic } from '../content/schema/clinic.ts';
import type { HoursCopy } from '../content/schema/hours-copy.ts';
import type { PageCopy } from '../pages.ts';
import { contactLinks } from './contact/links.ts';
import { feeLines } from './costs.ts';
import { hoursLines, hoursSentence } from './hours-text.ts';
import { priceText } from './numbers.ts';

/**
 * The facts of a clinic that its desk's ready answers may mention; one that the clinic does not have is empty.
 * @param site in the language of the answer
 * @param main the clinic in the site's main language, used for the link to the map, because each Devanagari
 *   letter takes nine characters in an address
 */
export function answerFacts(
  { clinic, copy }: { clinic: Clinic; copy: { hours: HoursCopy } },
  published: {
    packages: { title: string; price: number }[];
    costs: Pick<PageCopy<'costs'>, 'amounts' | 'prices'> | null;
  },
  main: Clinic,
): Record<string, string> {
  const { phoneText, addressText } = contactLinks(clinic);
  const { packages, costs } = published;
  const prices = packages.map(({ title, price }) => `${title}: ${priceText(price, clinic)}`);
  return {
    CLINIC: clinic.name,
    PHONE: phoneText,
    AMBULANCE: clinic.contact.ambulance,
    ADDRESS: addressText,
    MAP: contactLinks(main).maps,
    HOURS: hoursLines(clinic, copy.hours).map(hoursSentence).join('; '),
    FEES: costs ? feeLines(costs, clinic).join('\n') : '',
    PRICES: prices.join('\n'),
  };
}
