const variables = ['--font-figtree', '--font-fraunces'];

/** Brings the clinic's typefaces; false where they do not come. */
export async function bringTypefaces(): Promise<boolean> {
  const style = getComputedStyle(document.documentElement);
  const faces = variables.map((name) =>
    document.fonts.load(`600 1em ${style.getPropertyValue(name)}`),
  );
  try {
    await Promise.all(faces);
    return true;
  } catch (error) {
    console.error('The typefaces did not come:', error);
    return false;
  }
}
