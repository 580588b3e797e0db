const variables = ['--font-figtree', '--font-fraunces'];

/** Elements whose typeface changes in one frame: a cheap phone does so in less than 50 ms. */
const mostInOneFrame = 60;

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
    await changeTypefaces(root);
  } catch (error) {
    console.error('The typefaces did not come:', error);
  }
}

async function changeTypefaces(root: Element): Promise<void> {
  let changed = 0;
  for (const { part, size } of partsOf(root)) {
    if (changed + size > mostInOneFrame) {
      await new Promise(requestAnimationFrame);
      changed = 0;
    }
    part.classList.add('lettered');
    changed += size;
  }
}

/** Parts small enough for one frame, in the order of the page, each before what holds it. */
function* partsOf(element: Element): Generator<{ part: Element; size: number }> {
  const size = 1 + element.getElementsByTagName('*').length;
  const isLarge = size > mostInOneFrame;
  if (isLarge) for (const child of element.children) yield* partsOf(child);
  yield { part: element, size: isLarge ? 1 : size };
}
