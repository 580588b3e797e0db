const variables = ['--typeface-body', '--typeface-heading', '--typeface-devanagari'];

/**
 * Loads the clinic's typefaces, then shows the page in them. Until then, or if they cannot be loaded,
 * the page uses fallbacks that take up the same space.
 */
export async function loadTypefaces(): Promise<void> {
  const root = document.documentElement;
  if (root.classList.contains('fonts-loaded')) return;
  const style = getComputedStyle(root);
  // Most pages have no Devanagari.
  const families = variables.map((name) => style.getPropertyValue(name)).filter(Boolean);
  try {
    await document.fonts.load(`600 1em ${families}`, 'aक');
    root.classList.add('fonts-loaded');
  } catch (error) {
    console.error('The typefaces could not be loaded:', error);
  }
}
