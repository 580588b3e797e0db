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
    const args = ['add', email, '--name', 'Arun Deshmukh', '--role', 'doctor'];
    const { output } = await runCommand('server/commands/staff.ts', args, environment);
    await choosePassword(new DeskBrowser(site.url), /http\S+/.exec(output)?.[0] ?? '');
    engine = await start();
    await engine.resize(360);
  });
  afterAll(async () => {
    await engine.close();
    await site.stop();
  });

  const shownText = () => engine.evaluate(() => document.body.textContent);
  const expectText = (text: string) => expect.poll(shownText).toContain(text);

  /** Clicks the last button or link with a text, as a mouse does. */
  async function press(text: string): Promise<void> {
    await expect.poll(() => engine.evaluate(markForClick, text)).toBe(true);
    await engine.click('[data-pressed]');
  }

  test('someone signs in, and reads and answers an enquiry', async () => {
    const message = 'May we come on Monday? My father has high blood pressure.';
    await post(site.url, anEnquiry({ name: 'Asha Patil', message }));
    await engine.open(`${site.url}/desk`);
    await expectText('Password');
    await engine.type('input[type=email]', email);
    await engine.type('input[type=password]', password);
    await press('Sign in');
    await press('Asha Patil');
    await expectText(message);
    await expect.poll(() => engine.evaluate(isFullyVisible, '.message')).toBe(true);
    await press('Answered');
    await expectText('now under “Answered”');
  });
});

/** Whether everything in an element is visible without scrolling in it. */
function isFullyVisible(selector: string): boolean {
  const { scrollHeight = 0, clientHeight = 0 } = document.querySelector(selector) ?? {};
  return clientHeight > 0 && scrollHeight <= clientHeight;
}

/** Marks the element to be clicked; the keyboard shortcut shown on it is not part of its text. */
function markForClick(text: string): boolean {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  const element = [...document.querySelectorAll('button, a')]
    .filter((candidate) => {
      const copy = candidate.cloneNode(true) as Element;
      for (const key of copy.querySelectorAll('.key')) key.remove();
      return copy.textContent.trim() === text;
    })
    .filter((candidate) => candidate.checkVisibility?.() ?? candidate.getClientRects().length > 0)
    .pop();
  element?.setAttribute('data-pressed', '');
  return element !== undefined && !element.hasAttribute('disabled');
}
