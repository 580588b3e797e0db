/**
 * Lays out the sections that the first paint left out (see global.css), one a frame, so that a slow
 * phone stays awake. From then on every place of the page is where it says it is.
 */
export async function layOutTheRest(): Promise<void> {
  for (const section of document.querySelectorAll('main > section, footer')) {
    section.classList.add('laid-out');
    await new Promise(requestAnimationFrame);
  }
}
