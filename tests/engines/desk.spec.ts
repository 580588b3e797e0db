import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choosePassword, DeskBrowser, password } from '../desk/desk-browser.ts';
import { runCommand } from '../support/run-command.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite } from '../support/temporary.ts';
import { startChromium88 } from './chromium-88.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const email = 'arun@clinic.example';

describe.each([
  ['Chromium 88', startChromium88],
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
])('the desk in %s', (_, start) => {
  let site: SiteServer;
  let engine: Engine;
  beforeAll(async () => {
    const environment = { DATABASE_URL: freshSqlite() };
    site = await SiteServer.start(environment);
    const words = ['add', email, '--name', 'Arun Deshmukh', '--role', 'doctor'];
    const { output } = await runCommand('server/commands/staff.ts', words, environment);
    await choosePassword(new DeskBrowser(site.url), /http\S+/.exec(output)?.[0] ?? '');
    engine = await start();
    await engine.resize(360);
  });
  afterAll(async () => {
    await engine.close();
    await site.stop();
  });

  const shownText = () => engine.evaluate(() => document.body.textContent);
  const shows = (words: string) => expect.poll(shownText).toContain(words);

  /** Clicks the last button or link with a text, as a mouse does. */
  async function press(words: string): Promise<void> {
    await expect.poll(() => engine.evaluate(mark, words)).toBe(true);
    await engine.click('[data-pressed]');
  }

  test('someone signs in, and reads and answers an enquiry', async () => {
    const message = 'May we come on Monday? My father has high blood pressure.';
    await post(site.url, anEnquiry({ name: 'Asha Patil', message }));
    await engine.open(`${site.url}/desk`);
    await shows('Password');
    await engine.type('input[type=email]', email);
    await engine.type('input[type=password]', password);
    await press('Sign in');
    await press('Asha Patil');
    await shows(message);
    await expect.poll(() => engine.evaluate(isWhole, '.message')).toBe(true);
    await press('Answered');
    await shows('now under “Answered”');
  });
});

/** Whether everything in an element is visible without scrolling in it. */
function isWhole(selector: string): boolean {
  const { scrollHeight = 0, clientHeight = 0 } = document.querySelector(selector) ?? {};
  return clientHeight > 0 && scrollHeight <= clientHeight;
}

/** Marks the element to be clicked; the keyboard shortcut shown on it is not part of its text. */
function mark(words: string): boolean {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  const found = [...document.querySelectorAll('button, a')]
    .filter((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const key of copy.querySelectorAll('.key')) key.remove();
      return copy.textContent.trim() === words;
    })
    .filter((one) => one.checkVisibility?.() ?? one.getClientRects().length > 0)
    .pop();
  found?.setAttribute('data-pressed', '');
  return found !== undefined && !found.hasAttribute('disabled');
}
