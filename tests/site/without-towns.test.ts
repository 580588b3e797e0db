import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crawl, crawl } from '../support/crawl.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { sampleFolder } from '../support/sample-clinic.ts';
import { SiteServer } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { linksIn, WebPage } from '../support/web-page.ts';

const fixture = join(import.meta.dirname, '../fixtures/other-clinic');
let output: string;
let site: SiteServer;
let found: Crawl;

/** The other clinic without towns, and with a drawing of the sample. */
beforeAll(async () => {
  const folder = join(temporaryFolder(), 'clinic');
  await cp(fixture, folder, { recursive: true });
  await rm(join(folder, 'en/towns'), { recursive: true });
  await rm(join(folder, 'en/pages/town.yaml'));
  await cp(join(sampleFolder, 'images/portrait.svg'), join(folder, 'images/portrait.svg'));
  const project = await ProjectCopy.create(temporaryFolder());
  const built = await project.build(folder);
  expect(built).toMatchObject({ status: 0 });
  output = built.output;
  site = await SiteServer.start({ CLINIC_DIR: folder }, { project: project.folder });
  found = await crawl(site);
});
afterAll(() => site?.stop());

describe('a clinic without towns', () => {
  it('has a whole site, in which nothing leads to a town', () => {
    expect(found.pages.size).toBeGreaterThan(8);
    expect([...found.answers].filter(([, { status }]) => status !== 200)).toEqual([]);
    for (const [path, page] of found.pages) {
      const links = page.elements('body').flatMap(linksIn);
      expect(links.filter((href) => href.includes('/locations'))).toEqual([]);
      expect(page.words, path).not.toContain('Towns we know well');
    }
  });

  it('has no list of towns on the page for searching', async () => {
    const headings = new WebPage('/search', await site.text('/search')).texts('h3');
    expect(headings).toContain('What is done here');
    expect(headings).not.toContain('Where people come from');
  });

  it('is told at the end of the build what it has of the sample', () => {
    const lines = output.split('\n').filter(Boolean);
    expect(lines.map((line) => line.replace(/\S*\/clinic\//, ''))).toEqual([
      'Still as in the sample clinic, and perhaps not true of yours (1):',
      '  images/portrait.svg: the whole file',
    ]);
  });
});
