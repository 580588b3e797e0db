import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { PhoneLinks } from '../../../shared/phone-numbers.ts';
import { phoneLinks } from './phone-links.ts';
import { readingTime } from './reading-time-plugin.ts';
import { tables } from './tables.ts';

/**
 * Astro's Markdown processor with the plugins for articles.
 * @param links the phone numbers that become links wherever an article names them
 */
export function markdown(links: PhoneLinks) {
  return satteri({
    hastPlugins: [readingTime, satteriHeadingIdsPlugin(), tables, phoneLinks(links)],
  });
}
