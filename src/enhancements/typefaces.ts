import { markInFrames, smallParts } from './in-frames.ts';

const variables = ['--font-figtree', '--font-fraunces'];

/**
 * Brings the clinic's typefaces and shows the page in them, from top to bottom, some of it a frame.
 * Until then, and where they do not come, it stands in typefaces of the device.
 */
export async function bringTypefaces(): Promise<void> {
  const root = document.documentElement;
  if (root.classList.contains('lettered')) return;
  const style = getComputedStyle(root);
  const faces = variables.map((name) =>
    document.fonts.load(`600 1em ${style.getPropertyValue(name)}`),
  );
  try {
    await Promise.all(faces);
    await markInFrames(smallParts(root), 'lettered');
  } catch (error) {
    console.error('The typefaces did not come:', error);
  }
}
