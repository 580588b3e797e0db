import { callLink, expect, type Page } from '../site.ts';

/**
 * The visible texts of the page's main part, without texts that change with the time of day or are collapsed on phones.
 */
export const textsOf = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, td, th')]
      .filter((element) => element.checkVisibility() && !element.closest('nav, [data-fold]'))
      .map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const child of copy.querySelectorAll('[data-open-now]')) child.remove();
        return copy.textContent.replace(/\s+/g, ' ').trim();
      }),
  );

/**
 * Texts of the main part and the footer that nobody can see, apart from texts that are shown only in some
 * circumstances: long descriptions, further articles, what a small card leaves out, pictures that are not chosen, the
 * notice of a lost connection, and the offer to read aloud where the browser has no voice.
 */
export const findHiddenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const exemptSelector =
      'details, svg, script, style, #additional-posts, .article-card-rest, [data-offline-notice], [data-language-suggestion], [data-half-day-choice], [data-read-aloud], .state-pictures';
    for (const part of document.querySelectorAll('main, footer')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!textContent?.trim() || !parentElement || parentElement.closest(exemptSelector))
          continue;
        const isShown = parentElement.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        if (!isShown) texts.push(textContent.trim());
      }
    }
    return texts;
  });

/** How much of the window the header and the bar at the bottom cover, from 0 to 1. */
export const measureBarCover = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const header = document.querySelector('header[data-site]')?.getBoundingClientRect();
    const bar = document.querySelector('body > nav')?.getBoundingClientRect();
    const below = bar && bar.height > 0 ? innerHeight - bar.top : 0;
    return (Math.max(0, header?.bottom ?? 0) + below) / innerHeight;
  });

/** Targets outside running text that are smaller than 44 px; the label of a radio button is its target too. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.locator('a, button, summary, input, textarea').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility() && !target.closest('.sr-only'))
      .filter((target) => {
        const isInline = (element: Element) =>
          /^inline(-block)?$/.test(getComputedStyle(element).display);
        // A link may be in an inline element of a text, such as `strong`.
        let block = target.parentElement;
        while (block && isInline(block)) block = block.parentElement;
        return !isInline(target) || target.textContent?.trim() === block?.textContent?.trim();
      })
      .filter((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        // The skip link has no size until it has the focus.
        return width > 1 && Math.min(width, height) < 44;
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );

/** The bar at the bottom of a phone, whose name is in the page's language. */
export const bar = (page: Page) => page.locator('body > nav');
export const ambulanceLink = 'tel:108';

/** Expects the links that call the ambulance and the clinic to be within reach anywhere on a page. */
export async function expectCallsWithinReach(page: Page): Promise<void> {
  for (const fraction of [0, 0.5, 1]) {
    await page.evaluate((fraction) => {
      const top = fraction * document.documentElement.scrollHeight;
      scrollTo({ top, behavior: 'instant' });
    }, fraction);
    for (const href of [ambulanceLink, callLink]) {
      const link = bar(page).locator(`a[href="${href}"]`);
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click({ trial: true });
    }
  }
}
