/**
 * Lays out what the first paint left out (see global.css), one part a frame, so that a slow phone
 * stays awake. From then on every place of the page is where it says it is.
 */
export async function layOutTheRest(): Promise<void> {
  for (const section of document.querySelectorAll('main > section, [data-later], footer')) {
    section.classList.add('laid-out');
    await new Promise(requestAnimationFrame);
  }
}
