/** Part of the viewport's height that an element's top must have passed, from above. */
const enterAt = { section: 0.8, card: 0.7 };

/** Allows sections and cards to move, unless their visitor asked for less motion. */
export function prepareEntrance(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.documentElement.classList.toggle('moves', !still);
}

/**
 * Lets sections and cards fade and rise when they enter the viewport, and reverse when they leave
 * it downwards. What is in view when the page arrives stays as it is.
 */
export function moveOnEntrance(): void {
  if (!document.documentElement.classList.contains('moves')) return;
  const sections = observe(enterAt.section);
  const cards = observe(enterAt.card);
  for (const element of document.querySelectorAll<HTMLElement>('[data-enter]')) {
    (element.dataset['enter'] === 'card' ? cards : sections).observe(element);
  }
}

function observe(line: number): IntersectionObserver {
  // Without an end above: what is passed in one leap has entered, too.
  const rootMargin = `1000000px 0px -${Math.round((1 - line) * 100)}% 0px`;
  const seen = new WeakSet<Element>();
  return new IntersectionObserver(
    (entries) => {
      // Asked once: between changes the answer would need a layout each time.
      const height = innerHeight;
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const below = boundingClientRect.top >= (rootBounds?.bottom ?? height);
        const shownOnArrival = !seen.has(target) && boundingClientRect.top < height;
        seen.add(target);
        const waits = !isIntersecting && below && !shownOnArrival;
        target.classList.toggle('waits', waits);
        if (!waits) target.classList.add('entered');
      }
    },
    { rootMargin },
  );
}
