import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { cleanUp } from '../at-exit.ts';
import { TestPostgres } from '../databases/postgres.ts';
import { crawl } from './crawl.ts';
import { expectNoServerErrors } from './server-errors.ts';
import type { SharedResources } from './shared.ts';
import { SiteServer } from './site-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL at which test files request what they share. */
    shared: string;
  }
}

/** Functions that start the shared resources, by name. */
const starters: { [Name in keyof SharedResources]: () => Promise<SharedResources[Name]> } = {
  async postgres() {
    const postgres = await TestPostgres.create();
    return { url: postgres.url };
  },
  async site() {
    const site = await SiteServer.start();
    const { texts, responses, externalLinks, pages, ...lists } = await crawl(site);
    const maps = { texts: [...texts], responses: [...responses] };
    const entries = { ...maps, externalLinks: [...externalLinks] };
    return { url: site.url, crawl: { ...lists, ...entries, pages: [...pages.keys()] } };
  },
};

/**
 * Vitest's global setup: a service that starts what the test files share when the first of them asks
 * for it. All of it ends with the run.
 */
export default async function ({ provide }: TestProject) {
  const resources = new Map<string, Promise<unknown>>();
  const server = createServer(async ({ url = '' }, response) => {
    const name = url.slice(1) as keyof SharedResources;
    const resource = resources.get(name) ?? starters[name]();
    resources.set(name, resource);
    const [status, body] = await resource.then(
      (value) => [200, value] as const,
      (error) => [500, String(error)] as const,
    );
    // A connection that stayed open could end just when the next file asks.
    response.writeHead(status, { connection: 'close' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('shared', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    cleanUp();
    expectNoServerErrors();
  };
}
