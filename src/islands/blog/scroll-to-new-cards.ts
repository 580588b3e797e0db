/** Milliseconds between showing the additional cards and scrolling to them. */
const pause = 100;

/** The anchor of the cards beyond the first six. */
export const additionalPosts = 'additional-posts';

/** Scrolls smoothly to the additional cards once they are shown, and moves the focus there. */
export function scrollToNewCards(): void {
  setTimeout(() => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const anchor = document.getElementById(additionalPosts);
    anchor?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
    anchor?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, pause);
}
