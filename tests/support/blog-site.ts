import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { freePort } from './ports.ts';
import { type Mood, type StandInPostgrest, startPostgrest } from './postgrest.ts';
import type { StandInRow } from './postgrest-table.ts';

const root = join(import.meta.dirname, '../..');

/** As `npm run serve` sets them. */
const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];

/** What ends all that a test has started, in the order of the starts. */
export type Endings = (() => Promise<void>)[];

/** Ends what was started last first. */
export async function endAll(endings: Endings): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}

/** How the clinic's site is started. */
interface SiteOptions {
  /** The rows of the hosted table. */
  rows?: StandInRow[];
  /**
   * How the hosted table answers from the first visitor on, who finds that the server knows
   * nothing yet. Left out, it answers well and the server has read its posts.
   */
  mood?: Mood;
  /** Other waits than the usual ones, in milliseconds. */
  timing?: Partial<
    Record<'fresh' | 'afterFailure' | 'callTimeout' | 'budget' | 'firstDelay', number>
  >;
}

/** The whole site as a server process of its own, whose posts are in a hosted table. */
export interface BlogSite {
  url: string;
  remote: StandInPostgrest;
  /** Most memory the server has had so far, in megabytes. */
  memory(): number;
}

interface BlogFixtures {
  /** Starts the site; it ends with the test. */
  startSite(options?: SiteOptions): Promise<BlogSite>;
}

/** Tests that start sites of their own. */
export const test = base.extend<BlogFixtures>({
  startSite: async ({ browserName: _ }, use) => {
    const endings: Endings = [];
    await use((options = {}) => startBlogSite(options, endings));
    await endAll(endings);
  },
});

/**
 * Starts a hosted table and a site that reads it.
 * @param endings where to put what ends them
 */
export async function startBlogSite(
  { rows = [], mood, timing = {} }: SiteOptions,
  endings: Endings,
): Promise<BlogSite> {
  const remote = await startPostgrest(rows);
  endings.push(() => remote.close());
  if (mood) remote.mood = { kind: 'error', status: 401, message: 'Not yet' };
  const script = join(import.meta.dirname, 'serve-site.ts');
  const server = await startServer([script, JSON.stringify(timing)], {
    BLOGS_URL: remote.url,
    BLOGS_KEY: remote.key,
    DATABASE_URL: `file:${join(temporaryFolder(endings), 'clinic.db')}`,
  });
  endings.push(server.end);
  // When this is answered, the read that the server began with is over.
  await fetch(`${server.url}/api/blogs`);
  if (mood) remote.mood = mood;
  return { url: server.url, remote, memory: server.memory };
}

/**
 * Starts a server with Node's own options and settings, and waits until it listens.
 * @param folder the project that is served: this one, or a copy
 */
export async function startServer(
  options: string[],
  settings: Record<string, string>,
  folder = root,
) {
  const port = String(await freePort());
  const child = spawn(process.execPath, [...memoryFlags, ...options], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: port,
      LOG_LEVEL: 'fatal',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(child, url);
  return {
    url,
    end: async () => {
      const ended = once(child, 'exit');
      // At once: what hangs in it is of no interest any more.
      if (child.kill('SIGKILL')) await ended;
    },
    memory: () => megabytesOf(child.pid),
  };
}

async function untilListening(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`the server ended with ${child.exitCode}`);
}

/**
 * Makes a folder for one test.
 * @param endings where to put what deletes it
 */
export function temporaryFolder(endings: Endings): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-blog-'));
  endings.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Most resident memory a process has had, as Linux tells it; not a number elsewhere. */
function megabytesOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1_024);
  } catch {
    return Number.NaN;
  }
}
