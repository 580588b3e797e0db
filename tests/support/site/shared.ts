import { inject } from 'vitest';
import type { Crawl } from './crawl.ts';

/** What all test files share; each thing is started once, when the first file asks for it. */
export interface SharedThings {
  /** A PostgreSQL server, on which each test creates its own database. */
  postgres: { url: string };
  /** The built site, served and crawled from the home page; maps are lists of their entries. */
  site: {
    url: string;
    crawl: Pick<Crawl, 'anchors' | 'sitemapPaths'> & {
      texts: [string, string][];
      answers: [string, Crawl['answers'] extends Map<string, infer Answer> ? Answer : never][];
      outside: [string, string][];
      /** Paths and queries of the pages, whose content is among the texts. */
      pages: string[];
    };
  };
}

/** Asks for a shared thing, and waits until it is available. */
export async function shared<Name extends keyof SharedThings>(
  name: Name,
): Promise<SharedThings[Name]> {
  const response = await fetch(`${inject('shared')}/${name}`);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${name} could not be started: ${body}`);
  return body as SharedThings[Name];
}
