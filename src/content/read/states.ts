import type { PictureSources } from '../../ui/Picture.tsx';
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

/** Makes the pictures of an article's states. */
export async function makeStates({ data }: Article): Promise<States | undefined> {
  if (!data.states) return undefined;
  const choices = data.states.choices.map(async ({ image, ...choice }) => ({
    ...choice,
    picture: await makePicture(image, pictureShapes.state),
  }));
  return { question: data.states.question, choices: await Promise.all(choices) };
}
