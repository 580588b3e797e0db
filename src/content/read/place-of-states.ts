import { statesPlaceholder } from '../schema/states.ts';

/** The element that marks the place of the states in an article's HTML. */
const place = '<div data-states></div>';

/** Marks the place of the states in an article's Markdown. */
export function placeForStates(markdown: string): string {
  return markdown.replace(`{${statesPlaceholder}}`, place);
}

/** The HTML of an article before and after its states. */
export function aroundStates(html: string): [before: string, after: string] {
  const [before = '', ...after] = html.split(place);
  return [before, after.join('')];
}
