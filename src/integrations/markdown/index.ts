import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { phoneNumber } from './phone-number.ts';
import { readingTime } from './reading-time.ts';
import { tables } from './tables.ts';

/**
 * Astro's Markdown processor with the plugins for articles.
 * @param phone the clinic's number as articles write it
 */
export function markdown(phone: string) {
  return satteri({
    hastPlugins: [readingTime, satteriHeadingIdsPlugin(), tables, phoneNumber(phone)],
  });
}
