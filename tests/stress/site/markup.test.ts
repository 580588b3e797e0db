import { expect, it } from 'vitest';
import { faultsOfHtml, unlinked } from '../../site/valid-html.ts';
import { readWholeSite } from '../../support/site/whole-site.ts';

const used = readWholeSite();

it('every page is valid HTML as it is served, in every language', async () => {
  const pages = new Map([...used.found.pages].map(([path, { html }]) => [path, html]));
  for (const path of ['/hi', '/mr'].flatMap((language) =>
    unlinked.map((each) => language + each),
  )) {
    pages.set(path, await (await used.site.get(path)).text());
  }
  expect(pages.size).toBeGreaterThan(100);
  expect(await faultsOfHtml(pages)).toEqual([]);
});
