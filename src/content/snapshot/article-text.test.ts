import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sanitiseArticle } from '../../../shared/html/sanitise.ts';
import { xssPayloads } from '../../../tests/posts/xss-payloads.ts';
import { markdown } from '../markdown/markdown.ts';
import { markStates } from '../schema/article.ts';
import { renderArticle } from './article-text.ts';

const phones = { '+91 98765 43210': 'tel:+919876543210', '108': 'tel:108' };

const noPicture = () => Promise.reject(new Error('there is no picture'));

const render = async (text: string) =>
  (await renderArticle(text, phones, noPicture, new Map())).html;

it('sanitising leaves the HTML of the sample’s articles as it is, byte for byte', async () => {
  const renderer = await markdown(phones).createRenderer({ syntaxHighlight: false });
  const files = globSync('clinic/*/articles/*.md');
  expect(files).toHaveLength(30);
  for (const file of files) {
    const text = markStates(
      readFileSync(file, 'utf8')
        .replace(/^---\n.*?\n---\n/s, '')
        .replaceAll('{phone}', '+91 98765 43210')
        .replaceAll('{ambulance}', '108'),
    );
    expect(await render(text), file).toBe((await renderer.render(text)).code);
  }
});

it.each([
  ...xssPayloads,
  '[Press](javascript:alert(1))',
  '[Press][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[Press](data:text/html,<script>alert(1)</script>)',
  '![Heart](https://other.example/a.png"onerror="alert(1))',
  '<details ontoggle=alert(1) open><summary>x</summary></details>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://other.example"><input name=phone><button>Send</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://other.example">',
  '<p style="position:fixed;inset:0">x</p>',
  '<div class="fixed inset-0">x</div>',
  '<base href="https://other.example/">',
])('hostile Markdown does nothing: %s', async (text) => {
  const html = await render(`Before\n\n${text}\n\nAfter`);
  // shared/html/sanitise-attacks.test.ts shows that what is sanitised is harmless.
  expect(sanitiseArticle(html)).toBe(html);
  expect(html).not.toMatch(/<(script|iframe|form|input|meta|base|style)\b|class="fixed/i);
});
