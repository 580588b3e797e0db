import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LighthouseResult, measurePage } from './lighthouse.ts';
import { startOurs } from './site.ts';
import { startTextPage } from './text-page.ts';
import { type PageWeight, weighPage } from './weights.ts';

/** One page of each kind that issue 6 names. */
const kinds = [
  { page: 'Home', path: '/' },
  { page: 'Offers', path: '/offers' },
  { page: 'an article', path: '/blog/what-is-angioplasty' },
  { page: 'a town', path: '/locations/sakoli' },
  { page: 'Contact', path: '/contact' },
  { page: 'Blog', path: '/blog' },
];

export interface PagesResult {
  pages: {
    page: string;
    path: string;
    weight: PageWeight;
    lighthouse: LighthouseResult;
  }[];
  /** A page with nothing but text and a picture, on the same machine. */
  textPage: LighthouseResult;
}

const runs = 5;

/** What each kind of page weighs, and how Lighthouse finds it. */
export async function measurePages(): Promise<PagesResult> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
  const server = await startOurs(folder);
  // Browsers take this name for a safe connection, as the real one is.
  const url = server.url.replace('127.0.0.1', 'localhost');
  try {
    // Thrown away: Lighthouse's own code is slow the first time, and takes the processor from the page.
    await measurePage(url, 1);
    const pages: PagesResult['pages'] = [];
    for (const kind of kinds) {
      const weight = await weighPage(url + kind.path);
      pages.push({ ...kind, weight, lighthouse: await measurePage(url + kind.path, runs) });
    }
    return { pages, textPage: await measureTextPage(url) };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureTextPage(url: string): Promise<LighthouseResult> {
  const page = await startTextPage(url);
  try {
    return await measurePage(page.url, runs);
  } finally {
    page.stop();
  }
}
