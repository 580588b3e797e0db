import { defineHastPlugin } from 'satteri';
import { readMinutesOf } from '../../../shared/reading-time.ts';

/** Adds `readMinutes` to the front matter. */
export const readingTime = defineHastPlugin({
  name: 'reading-time',
  before(root, context) {
    const { frontmatter } = context.data.astro ?? {};
    if (frontmatter) frontmatter['readMinutes'] = readMinutesOf(context.textContent(root));
  },
});
