import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../scripts/programs/free-port.ts';
import { killAtExit } from '../support/at-exit.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { type Engine, viewportHeight } from './engine.ts';

/** Without its toolbar, and without GTK's minimum widths, the window is as narrow as a phone. */
const options = { args: ['--automation', '--full-screen'] };
const style = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Starts Debian's WebKitGTK, a port of Safari's engine, in its MiniBrowser on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const home = temporaryFolder();
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), style);
  const screen = startScreen();
  const port = await findFreePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: await displayOf(screen) },
  });
  killAtExit(service);
  const driver = await connect(`http://127.0.0.1:${port}`);
  const element = (selector: string) => driver.findElement(By.css(selector));
  return {
    open: (url) => driver.get(url),
    resize: async (width) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: viewportHeight });
    },
    evaluate: (run, selector = '') => driver.executeScript(run, selector),
    click: async (selector) => {
      // WebKitWebDriver does not always scroll to the element to be clicked.
      await driver.executeScript(scrollToCentre, selector);
      await element(selector).click();
    },
    type: (selector, text) => element(selector).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    close: () => driver.quit(),
  };
}

function scrollToCentre(selector: string): void {
  const centre = { block: 'center', behavior: 'instant' } as const;
  document.querySelector(selector)?.scrollIntoView(centre);
}

/** Starts an X server that reports the number of its display once it accepts connections. */
function startScreen(): ChildProcess {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const child = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  killAtExit(child);
  return child;
}

async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return `:${String(number).trim()}`;
}

/** Opens a session as soon as the service accepts connections. */
async function connect(url: string): Promise<WebDriver> {
  for (;;) {
    const response = await fetch(`${url}/status`).catch(() => null);
    if (response?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
  });
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}
