import getReadingTime from 'reading-time';
import { defineHastPlugin } from 'satteri';

/** Adds `readMinutes` to the front matter: 200 words a minute, rounded up, at least 1. */
export const readingTime = defineHastPlugin({
  name: 'reading-time',
  before(root, context) {
    const { minutes } = getReadingTime(context.textContent(root));
    const { frontmatter } = context.data.astro ?? {};
    if (frontmatter) frontmatter['readMinutes'] = Math.max(1, Math.ceil(minutes));
  },
});
