import { desktop, expect, type Page } from '../site.ts';

/** The elements that extend beyond the edges of the page, apart from those in a container that scrolls or clips them. */
function findOverflowingElements(): string[] {
  const edge = document.documentElement.clientWidth;
  const isClipped = (element: Element): boolean => {
    const { overflowX, clipPath } = getComputedStyle(element);
    if (overflowX === 'auto' || clipPath !== 'none') return true;
    return element.parentElement ? isClipped(element.parentElement) : false;
  };
  const selector = 'a, button, summary, h1, h2, h3, p, li, dd, label, input, textarea, img, td, th';
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      // A picture cropped by its frame is as wide as the frame.
      const frame = element.matches('img') && element.closest('[data-crop]');
      const { left, right } = (frame || element).getBoundingClientRect();
      return (right > edge + 1 || left < -1) && !isClipped(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Expects nothing on the page, in its current state, to be wider than the window. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await page.locator('html.fonts-loaded').waitFor();
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect.soft(content, `width of the content ${where}`).toBeLessThanOrEqual(view);
  expect.soft(await page.evaluate(findOverflowingElements), `too wide ${where}`).toEqual([]);
}

/** Lines of text that overlap others in the header, the main part or the footer, or extend beyond their own button. */
function findOverlappingTexts(): string[] {
  const isClipped = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && isClipped(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isClipped(element);
  /** The nearest element that limits the number of its lines. */
  const clampOf = (element: Element | null): Element | null =>
    element === null || getComputedStyle(element).webkitLineClamp !== 'none'
      ? element
      : clampOf(element.parentElement);
  const linesIn = (part: Element) => {
    const lines: { text: string; owner: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || !textContent?.trim() || !isShown(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const clamp = clampOf(parentElement)?.getBoundingClientRect();
      for (const { x, y, width, height } of range.getClientRects()) {
        if (clamp && y + height / 2 > clamp.bottom) continue;
        // The letters themselves, without the space above and below them.
        const box = new DOMRect(x, y + height * 0.25, width, height * 0.5);
        if (width > 1)
          lines.push({ text: textContent.trim().slice(0, 40), owner: parentElement, box });
      }
    }
    return lines;
  };
  const findings: string[] = [];
  for (const part of document.querySelectorAll('body > header, main, body > footer')) {
    const lines = linesIn(part);
    for (const [index, one] of lines.entries()) {
      const button = one.owner.closest('a[class*="min-h-"], button')?.getBoundingClientRect();
      if (button && (one.box.left < button.left - 1 || one.box.right > button.right + 1))
        findings.push(`outside its button: ${one.text}`);
      for (const other of lines.slice(index + 1)) {
        const overlapX =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const overlapY =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (one.owner !== other.owner && overlapX > 1 && overlapY > 1)
          findings.push(`${one.text} | ${other.text}`);
      }
    }
  }
  return findings;
}

/** Expects no line of text to overlap another or to extend beyond its button. */
export async function expectNoCollision(page: Page, where: string): Promise<void> {
  await page.locator('html.fonts-loaded').waitFor();
  expect.soft(await page.evaluate(findOverlappingTexts), `overlapping texts ${where}`).toEqual([]);
}

/** Expects the page to fit with text twice the usual size, on a desktop and on a small phone. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expectNoSidewaysScroll(page, 'with large text');
  await expectNoCollision(page, 'with large text');
  await expect.soft(page.locator('header summary')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'with large text on a phone');
}
