import getReadingTime from 'reading-time';
import { defineHastPlugin } from 'satteri';

/** Counts the minutes of a text, 200 words each, rounded up: `readMinutes` of its front matter. */
export const readingTime = defineHastPlugin({
  name: 'reading-time',
  before(root, context) {
    const { minutes } = getReadingTime(context.textContent(root));
    const { frontmatter } = context.data.astro ?? {};
    if (frontmatter) frontmatter['readMinutes'] = Math.max(1, Math.ceil(minutes));
  },
});
