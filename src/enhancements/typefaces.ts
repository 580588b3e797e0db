const variables = ['--typeface-body', '--typeface-heading'];

/**
 * Loads the clinic's typefaces, then shows the page in them. Until then, and where they cannot be
 * loaded, it shows in fallbacks that take the same room.
 */
export async function loadTypefaces(): Promise<void> {
  const root = document.documentElement;
  if (root.classList.contains('fonts-loaded')) return;
  const style = getComputedStyle(root);
  const faces = variables.map((name) =>
    document.fonts.load(`600 1em ${style.getPropertyValue(name)}`),
  );
  try {
    await Promise.all(faces);
    root.classList.add('fonts-loaded');
  } catch (error) {
    console.error('The typefaces could not be loaded:', error);
  }
}
