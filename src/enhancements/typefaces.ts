/** The typefaces that a page may have, each with a letter of it. */
const letters = {
  '--typeface-body': 'a',
  '--typeface-heading': 'a',
  '--typeface-devanagari': 'क',
};

/**
 * Loads the clinic's typefaces, then shows the page in them. Until then, and where they cannot be
 * loaded, it shows in fallbacks that take the same room.
 */
export async function loadTypefaces(): Promise<void> {
  const root = document.documentElement;
  if (root.classList.contains('fonts-loaded')) return;
  const style = getComputedStyle(root);
  const faces = Object.entries(letters).map(async ([variable, letter]) => {
    const family = style.getPropertyValue(variable);
    if (family) await document.fonts.load(`600 1em ${family}`, letter);
  });
  try {
    await Promise.all(faces);
    root.classList.add('fonts-loaded');
  } catch (error) {
    console.error('The typefaces could not be loaded:', error);
  }
}
