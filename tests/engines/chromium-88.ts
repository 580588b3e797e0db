import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import puppeteer from 'puppeteer-core';
import { chromium88 } from '../../scripts/programs/chromium-88.ts';
import { killAtExit } from '../support/at-exit.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { type Engine, viewportHeight } from './engine.ts';

/** Flags for starting Chromium without Puppeteer, because this version hangs when Puppeteer launches it. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--single-process',
  '--no-zygote',
  '--disable-gpu',
  '--remote-debugging-port=0',
];

/** Starts the oldest supported Chromium. */
export async function startChromium88(): Promise<Engine> {
  const profile = temporaryFolder();
  const child = spawn(chromium88.program, [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, LD_LIBRARY_PATH: chromium88.libraries },
  });
  killAtExit(child);
  const lines = createInterface({ input: child.stderr });
  const browserWSEndpoint = await new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  const browser = await puppeteer.connect({ browserWSEndpoint, defaultViewport: null });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewport({ width, height: viewportHeight }),
    evaluate: (run, selector = '') => page.evaluate(run, selector),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press('Escape'),
    close: async () => {
      await browser.disconnect();
      child.kill('SIGKILL');
    },
  };
}
