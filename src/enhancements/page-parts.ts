/**
 * Goes through the parts of the page, one a frame, so that a slow phone stays awake: lays out what
 * the first paint left out (see global.css), and shows it in the clinic's typefaces if they have come.
 */
export async function completeParts(lettered: boolean): Promise<void> {
  const root = document.documentElement;
  const change = lettered && !root.classList.contains('lettered');
  for (const part of document.querySelectorAll('header, main > :not(h1), footer, body > nav')) {
    part.classList.add('laid-out');
    part.classList.toggle('lettered', change);
    await new Promise(requestAnimationFrame);
  }
}
