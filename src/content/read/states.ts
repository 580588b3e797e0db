import type { PictureSources } from '../../ui/Picture.tsx';
import { statesPlaceholder } from '../schema/states.ts';
import type { Article } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** An article's states, with pictures that are ready to show. */
export interface States {
  question: string;
  choices: {
    name: string;
    text: string;
    picture: PictureSources;
    /** Where a tap on the picture makes this choice, in percent of its width and height. */
    spot?: { x: number; y: number } | undefined;
  }[];
}

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

/** Makes the pictures of an article's states; possible at build time only. */
export async function makeStates({ data }: Article): Promise<States | undefined> {
  if (!data.states) return undefined;
  const choices = data.states.choices.map(async ({ image, ...choice }) => ({
    ...choice,
    picture: await makePicture(image, pictureShapes.state),
  }));
  return { question: data.states.question, choices: await Promise.all(choices) };
}
