import { markInFrames, whole } from './in-frames.ts';

/**
 * Lays out what the first paint left out (see global.css), some of it a frame, so that a slow phone
 * stays awake. From then on every place of the page is where it says it is.
 */
export async function layOutTheRest(): Promise<void> {
  const later = document.querySelectorAll('main > section, [data-later], footer');
  await markInFrames([...later].map(whole), 'laid-out');
  await new Promise(requestAnimationFrame);
}
