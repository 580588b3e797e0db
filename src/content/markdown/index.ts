import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { defineHastPlugin } from 'satteri';
import type { PhoneLinks } from '../../../shared/phone-numbers.ts';
import { readMinutesOf } from '../../../shared/reading-time.ts';
import { phoneLinks } from './phone-links.ts';
import { tables } from './tables.ts';

/** Adds `readMinutes` to the front matter. */
const readingTime = defineHastPlugin({
  name: 'reading-time',
  before(root, context) {
    const { frontmatter } = context.data.astro ?? {};
    if (frontmatter) frontmatter['readMinutes'] = readMinutesOf(context.textContent(root));
  },
});

/**
 * Astro's Markdown processor with the plugins for articles.
 * @param links the phone numbers that become links wherever an article names them
 */
export function markdown(links: PhoneLinks) {
  return satteri({
    // As front matter, a text that begins with a horizontal rule would lose everything up to the next one.
    features: { frontmatter: false },
    hastPlugins: [readingTime, satteriHeadingIdsPlugin(), tables, phoneLinks(links)],
  });
}
