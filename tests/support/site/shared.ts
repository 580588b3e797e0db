import { inject } from 'vitest';
import type { Crawl } from './crawl.ts';

/** What all test files share; each resource is started once, when the first file asks for it. */
export interface SharedResources {
  /** A PostgreSQL server, on which each test creates its own database. */
  postgres: { url: string };
  /** The built site, served and crawled from the home page; maps are lists of their entries. */
  site: {
    url: string;
    crawl: Pick<Crawl, 'anchors' | 'sitemapPaths'> & {
      texts: [string, string][];
      responses: [string, Crawl['responses'] extends Map<string, infer Entry> ? Entry : never][];
      externalLinks: [string, string][];
      /** Paths and queries of the pages, whose content is among the texts. */
      pages: string[];
    };
  };
}

/** Requests a shared resource, and waits until it is available. */
export async function shared<Name extends keyof SharedResources>(
  name: Name,
): Promise<SharedResources[Name]> {
  const response = await fetch(`${inject('shared')}/${name}`);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${name} could not be started: ${body}`);
  return body as SharedResources[Name];
}
