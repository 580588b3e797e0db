import { resolve } from 'node:path';
import { pino } from 'pino';
import { openSite } from '../../../server/pages/site.ts';
import { createServer } from '../../../server/server.ts';
import { createServices, type Services, type Timings } from '../../../server/services.ts';
import { configFor } from '../config-for.ts';
import { freshSqlite } from '../temporary.ts';
import { cacheFolderOf } from './cache-folder.ts';
import { ServedSite, socketTimeout } from './served-site.ts';
import { noteError } from './server-errors.ts';

/** Generous, so that a busy machine does not look like a slow database or service. Tests of slowness pass their own. */
const generousTimeouts: Timings = {
  storeTimeout: 60_000,
  otherQueryTimeout: 60_000,
  answerTimeout: 60_000,
  sendTimeout: 60_000,
  leaseDuration: 120_000,
};

/** Few tests change a folder or wait for a date; looking at the folder twice a second would take a tenth of their processor time. */
const contentInterval = 5_000;

const dist = resolve(import.meta.dirname, '../../../dist');

interface InProcessOptions {
  /** Whether it serves pages: true for those of the built site, or the folder of another build. */
  pages?: boolean | string;
  /** The cache folder, if not the default one for its clinic. */
  cacheFolder?: string;
  /** Whether all pages are rendered at the start, as on the real server; by default each at its first request. */
  isEager?: boolean;
  /** Matches the errors that it may log; any other fails the test. */
  expectedErrors?: RegExp | undefined;
}

/**
 * A server in the test's own process, with real HTTP and a real database. It starts in a tenth of the
 * time of a process of its own, which only tests of starting, stopping, killing and memory need.
 */
export class InProcessSite extends ServedSite {
  readonly url: string;
  readonly services: Services;
  /** The lines that it has logged so far. */
  readonly log: readonly string[];
  readonly #close: () => Promise<void>;

  constructor(url: string, services: Services, log: string[], close: () => Promise<void>) {
    super();
    this.url = url;
    this.services = services;
    this.log = log;
    this.#close = close;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

/**
 * Starts a server on a free port, delivering in the background.
 * @param environment all its variables; by default its database is a new one
 */
export async function startInProcess(
  environment: Record<string, string>,
  timings: Timings = {},
  { pages = false, isEager = false, expectedErrors, ...options }: InProcessOptions = {},
): Promise<InProcessSite> {
  const DATABASE_URL = environment['DATABASE_URL'] ?? freshSqlite();
  const variables = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn', ...environment, DATABASE_URL };
  const config = await configFor(variables);
  const lines: string[] = [];
  let isClosing = false;
  const write = (line: string) => {
    lines.push(line.trimEnd());
    // Work that is cut off by closing would have ended with the process of a real server.
    if (!isClosing) noteError(line, expectedErrors);
  };
  const log = pino({ level: config.logLevel }, { write });
  const services = await createServices(config, { ...generousTimeouts, ...timings }, log);
  const buildFolder = pages === true ? dist : pages;
  const cacheFolder = options.cacheFolder ?? cacheFolderOf(config.clinicDir);
  const siteOptions = { cacheFolder, isEager, contentInterval, ...timings };
  const site = buildFolder ? await openSite(services, { buildFolder, ...siteOptions }) : null;
  const app = createServer(services, site);
  app.server.timeout = socketTimeout;
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  services.start();
  return new InProcessSite(url, services, lines, async () => {
    isClosing = true;
    // Responses that a test holds back would keep the server from closing.
    app.server.closeAllConnections();
    await app.close();
    await services.close();
  });
}
