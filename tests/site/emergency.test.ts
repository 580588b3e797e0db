import { beforeAll, describe, expect, it } from 'vitest';
import { bareNumbersOn } from '../support/content/bare-numbers.ts';
import { callLink, sampleClinic } from '../support/content/sample-clinic.ts';
import { namedLinksIn, WebPage } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
const { ambulance } = sampleClinic.contact;
let pages: WebPage[];
beforeAll(async () => {
  const notFound = await site.server.get('/no-such-page');
  pages = [...site.pages, new WebPage('/no-such-page', await notFound.text())];
});

describe('in an emergency, every page', () => {
  it('has the ambulance number first and the clinic’s second in the bar on phones', () => {
    for (const page of pages) {
      const bar = page.one('body > nav[aria-label="Contact the clinic"]');
      expect(namedLinksIn(bar).slice(0, 2), page.path).toEqual([
        [`Call ${ambulance}`, `tel:${ambulance}`],
        ['Call', callLink],
      ]);
    }
  });

  it('makes links of the ambulance number and the clinic’s wherever it names them', async () => {
    const paths = ['', '/hi', '/mr'].flatMap((prefix) => [
      `${prefix}/no-such-page`,
      `${prefix}/offline`,
      `${prefix}/search?q=xyzzy`,
    ]);
    const otherPages = await Promise.all(
      paths.map(async (path) => new WebPage(path, await (await site.server.get(path)).text())),
    );
    expect(bareNumbersOn([...site.allPages, ...otherPages], sampleClinic.contact)).toEqual([]);
  });
});
