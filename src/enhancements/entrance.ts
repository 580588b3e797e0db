/** At which line an element enters: the distance from the top of the viewport, as a fraction of its height. */
const enterLine = { section: 0.8, card: 0.7 };

/** Enables the entrance animation of sections and cards, unless the visitor prefers reduced motion. */
export function enableEntrance(): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.documentElement.classList.toggle('entrance-enabled', !prefersReducedMotion);
}

/**
 * Lets sections and cards fade in and rise as they enter the viewport, and do the reverse as they leave it
 * at either end. What is in view when the page loads is not animated.
 */
export function animateEntrance(): void {
  if (!document.documentElement.classList.contains('entrance-enabled')) return;
  const sections = observe(enterLine.section);
  const cards = observe(enterLine.card);
  for (const element of document.querySelectorAll<HTMLElement>('[data-enter]')) {
    (element.dataset['enter'] === 'card' ? cards : sections).observe(element);
  }
}

function observe(line: number): IntersectionObserver {
  const rootMargin = `0px 0px -${Math.round((1 - line) * 100)}% 0px`;
  const seenElements = new WeakSet<Element>();
  return new IntersectionObserver(
    (entries) => {
      // Read once: after a class has changed, reading it would force a layout.
      const height = innerHeight;
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const isBelow = boundingClientRect.top >= (rootBounds?.bottom ?? height);
        const isShownOnArrival = !seenElements.has(target) && boundingClientRect.top < height;
        seenElements.add(target);
        const isOutside = !isIntersecting && !isShownOnArrival;
        target.classList.toggle('before-enter', isOutside && isBelow);
        target.classList.toggle('after-leave', isOutside && !isBelow);
        if (!isOutside) target.classList.add('entered');
      }
    },
    { rootMargin },
  );
}
