import type { Page } from '../site.ts';

/**
 * Marks what looks like a button: an area with rounded ends, or an edge all around.
 * @returns how many there are
 */
export const markButtons = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let count = 0;
    for (const element of document.querySelectorAll('a, button')) {
      element.removeAttribute('data-was-button');
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const hasSurface = !/, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px';
      if (!hasSurface || !element.checkVisibility()) continue;
      element.setAttribute('data-was-button', '');
      count += 1;
    }
    return count;
  });

/** Marked buttons that have lost their edge. */
export const buttonsWithoutEdge = (page: Page): Promise<string[]> =>
  page.locator('[data-was-button]').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
        return borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((button) => button.outerHTML.slice(0, 120)),
  );

/** Lines and areas of icons, stars, logo and pulse line whose colour differs from that of text. */
export const shapesOfOwnColour = (page: Page): Promise<{ found: string[]; looked: number }> =>
  page.evaluate(() => {
    const found: string[] = [];
    let looked = 0;
    for (const shape of document.querySelectorAll('svg :is(path, circle, rect, line)')) {
      const drawing = shape.closest('svg');
      if (!drawing?.checkVisibility() || !drawing.parentElement) continue;
      looked += 1;
      const { stroke, fill } = getComputedStyle(shape);
      const { color } = getComputedStyle(drawing.parentElement);
      const seen = [stroke, fill].filter((paint) => paint !== 'none');
      if (seen.length === 0 || seen.some((paint) => paint !== color))
        found.push(`${seen} not ${color}: ${drawing.outerHTML.slice(0, 160)}`);
    }
    return { found, looked };
  });
