import { formatPhone } from '../../../shared/phone-numbers.ts';
import type { WebPage } from '../site/web-page.ts';

interface Numbers {
  /** The clinic's number, in the international format without spaces. */
  phone: string;
  ambulance: string;
}

/** The texts that contain the clinic's or the ambulance's number outside a link, each with its page's path. */
export function bareNumbersOn(
  pages: WebPage[],
  { phone, ambulance }: Numbers,
): [path: string, text: string][] {
  const ambulancePattern = new RegExp(`(?<![\\d,.])${ambulance}(?![\\d,.]\\d|\\d)`);
  // The address for print is not a link.
  const excludedSelector = 'script, style, [href^="tel:"], body > address';
  const isBare = (text: string) => text.includes(formatPhone(phone)) || ambulancePattern.test(text);
  return pages.flatMap((page) =>
    page
      .textsOutside(excludedSelector)
      .filter(isBare)
      .map((text): [string, string] => [page.path, text]),
  );
}
