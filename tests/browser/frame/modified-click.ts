import type { Locator } from '@playwright/test';

/** Whether a click with a key held down is left to the browser, which opens a tab, a window or a file. */
export async function isLeftToBrowser(
  link: Locator,
  key: 'Control' | 'Shift' | 'Alt' | 'Meta',
): Promise<boolean> {
  await link.evaluate(() => {
    const recordDefault = (event: Event) => {
      document.title = String(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', recordDefault, { once: true });
  });
  await link.click({ modifiers: [key] });
  return (await link.page().title()) === 'true';
}
