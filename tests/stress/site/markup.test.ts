import { expect, it } from 'vitest';
import { faultsOfHtml } from '../../site/valid-html.ts';
import { readWholeSite } from '../../support/site/whole-site.ts';

const used = readWholeSite();

it('every page is valid HTML as it is served, in every language', async () => {
  const pages = new Map([...used.found.pages].map(([path, { html }]) => [path, html]));
  expect(pages.size).toBeGreaterThan(100);
  expect(await faultsOfHtml(pages)).toEqual([]);
});
