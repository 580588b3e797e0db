import type { Page } from './site.ts';

interface Scroll {
  options: ScrollIntoViewOptions;
  /** The delay of the timeout that scrolled, in milliseconds; 0 without one. */
  pause: number;
  /** The position of the page when the scroll began. */
  from: number;
}

/** Records each call of `scrollIntoView()` on a page. */
export async function recordScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pause = 0;
    const start = window.setTimeout.bind(window);
    const timeoutWithPause = (run: () => void, time = 0) =>
      start(() => {
        pause = time;
        run();
        pause = 0;
      }, time);
    Object.assign(window, { setTimeout: timeoutWithPause });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, options) {
      const record = { options, pause, from: scrollY };
      Object.assign(window, { [`scrolled-${this.id}`]: record });
      scroll.call(this, options);
    };
  });
}

/** The latest scroll to the element with an id. */
export const recordedScroll = (page: Page, id: string) =>
  page.evaluate((key) => (window as unknown as Record<string, Scroll>)[key], `scrolled-${id}`);
