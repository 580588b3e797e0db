import { Parser } from 'htmlparser2';
import { sanitiseContent } from './sanitise.ts';

/** Part of a text that is not shown, such as `<iframe>` or `style of <p>`. */
export interface Dropped {
  what: string;
  times: number;
}

/**
 * The parts of a text that are not shown: each element and each attribute once. They are found by
 * comparison with the sanitised text, so that none is missed.
 */
export function droppedFrom(html: string, siteUrl: string): Dropped[] {
  const before = countsOf(html);
  const after = countsOf(sanitiseContent(html, siteUrl).html ?? '');
  const missing = (key: string) => (before.get(key) ?? 0) - (after.get(key) ?? 0);
  return [...before.keys()].flatMap((key) => {
    const [element = '', attribute] = key.split(' ');
    const times = missing(key);
    if (attribute === undefined) return times > 0 ? [{ what: `<${element}>`, times }] : [];
    // The attributes of an element that is not shown are not worth a line each.
    return times > missing(element) ? [{ what: `${attribute} of <${element}>`, times }] : [];
  });
}

/**
 * How often each element occurs, and each of its attributes as `p style`. Headings count as one element,
 * since the sanitiser changes their levels.
 */
function countsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  new Parser({
    onopentag(name, attributes) {
      const element = /^h[1-6]$/.test(name) ? 'h1-h6' : name;
      count(element);
      for (const attribute of Object.keys(attributes)) count(`${element} ${attribute}`);
    },
  }).end(html);
  return counts;
}
