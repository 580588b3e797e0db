import { interpolate } from '../../shared/interpolate.ts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { PageCopy } from '../pages.ts';
import { localeOf, longDate } from './dates.ts';

type Copy = Pick<PageCopy<'costs'>, 'amounts' | 'prices'>;
/** What one visit, test or treatment costs. */
export type Price = Copy['prices'][number]['items'][number];
/** The facts of the clinic that decide how a price is written. */
type PriceSetting = Pick<Clinic, 'currency'> & { address: Pick<Clinic['address'], 'country'> };

/**
 * Formats a price of the clinic in whole units of its currency: ₹1,20,000. In every language it is
 * written as in the country’s English: the rules for Marathi would group its digits by thousands.
 */
export function priceText(value: number, { currency, address }: PriceSetting): string {
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return value.toLocaleString(localeOf('en', address.country), style);
}

/** What a visit, test or treatment costs: ₹800, ₹2,400 to ₹3,000, or that it is free. */
export function amountText(
  { from, to }: Pick<Price, 'from' | 'to'>,
  { amounts }: Pick<Copy, 'amounts'>,
  clinic: PriceSetting,
): string {
  if (to !== undefined)
    return interpolate(amounts.range, { FROM: priceText(from, clinic), TO: priceText(to, clinic) });
  return from === 0 ? amounts.free : priceText(from, clinic);
}

/** The day on which a fact was checked: "As of November 1, 2026". */
export function asOfText(
  day: Date,
  { asOf }: Pick<PageCopy<'costs'>, 'asOf'>,
  clinic: Parameters<typeof longDate>[1],
): string {
  return interpolate(asOf, { DATE: longDate(day, clinic) });
}

/** The prices of one service. */
export function pricesOf(id: string, { prices }: Pick<Copy, 'prices'>): Price[] {
  return prices
    .flatMap(({ items }) => items)
    .filter((item) => item.id === id || item.services.includes(id));
}

/** The prices that the desk's ready answers name, each as a line. */
export function feeLines(copy: Copy, clinic: PriceSetting): string[] {
  return copy.prices
    .flatMap(({ items }) => items)
    .filter(({ inAnswer }) => inAnswer)
    .map((item) => `${item.name}: ${amountText(item, copy, clinic)}`);
}

/** The cards and schemes that other hospitals take and the clinic does not, as one list; empty if there are none. */
export function schemesElsewhere(
  costs: Pick<PageCopy<'costs'>, 'schemes'> | null,
  { language, address }: Pick<Clinic, 'language' | 'address'>,
): string {
  const schemes = costs?.schemes?.items.filter(({ taken }) => taken === 'elsewhere') ?? [];
  const list = new Intl.ListFormat(localeOf(language, address.country));
  return list.format(schemes.map(({ name }) => name));
}
