/** Elements that one frame may change: a cheap phone does so in less than 50 ms. */
const mostInOneFrame = 60;

/** An element that is marked, and how many elements that changes. */
export interface Part {
  element: Element;
  size: number;
}

/** An element with all that is in it. */
export function whole(element: Element): Part {
  return { element, size: 1 + element.getElementsByTagName('*').length };
}

/** Parts small enough for one frame, in the order of the page, each before what holds it. */
export function* smallParts(element: Element): Generator<Part> {
  const part = whole(element);
  if (part.size <= mostInOneFrame) {
    yield part;
    return;
  }
  for (const child of element.children) yield* smallParts(child);
  yield { element, size: 1 };
}

/** Gives each part a class that changes how it stands, as many in a frame as it may change. */
export async function markInFrames(parts: Iterable<Part>, mark: string): Promise<void> {
  let changed = 0;
  for (const { element, size } of parts) {
    if (changed + size > mostInOneFrame) {
      await new Promise(requestAnimationFrame);
      changed = 0;
    }
    element.classList.add(mark);
    changed += size;
  }
}
