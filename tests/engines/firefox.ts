import puppeteer from 'puppeteer-core';
import { type Engine, viewportHeight } from './engine.ts';

/** Starts Debian's Firefox, without a window. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewport({ width, height: viewportHeight }),
    evaluate: (run, selector = '') => page.evaluate(run, selector),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press('Escape'),
    close: () => browser.close(),
  };
}
