import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The post of the clinic's own table that is measured. */
export const postPath = '/blog/a-post-that-is-measured';

/** A server that is measured: ours, or nginx. */
export interface MeasuredServer {
  url: string;
  /** The process that does the work. */
  pid: number;
  stop(): Promise<void>;
}

/** A port of the loopback address that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts our server over `dist/`, as `npm start` does, with a database of its own and one post.
 * @param folder for the database; deleted by who has made it
 */
export async function startOurs(folder: string): Promise<MeasuredServer> {
  const port = await freePort();
  const environment = {
    ...withoutSettings(),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: `file:${join(folder, 'bench.db')}`,
    // Like the access log of nginx, the line of each request is left out.
    LOG_LEVEL: 'warn',
  };
  const file = join(folder, 'post.md');
  await writeFile(file, aPost());
  spawnSync(process.execPath, ['server/commands/posts.ts', 'import', file], { env: environment });
  const options = ['--max-semi-space-size=8', '--max-old-space-size=512', 'server/main.ts'];
  const child = spawn(process.execPath, options, {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, `${url}/readyz`);
  // Where the posts are not read yet, the page would answer without its post.
  await untilAnswering(child, `${url}/api/blogs`);
  return { url, pid: child.pid ?? 0, stop: () => end(child) };
}

/** Waits until a server that was started answers with success. */
export async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  for (let left = 300; left > 0 && child.exitCode === null; left -= 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${child.spawnfile} does not answer at ${url}.`);
}

/** Ends a server and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Memory that a process holds, in MB. */
export function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}

/** Seconds of processor that a process has had; nothing where the system does not tell. */
export function processorSecondsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

/** The environment without what an operator has set for the site itself. */
function withoutSettings(): NodeJS.ProcessEnv {
  const settings = /^(BLOGS|FORM|SMTP|NOTIFY|SITE|TRUST|METRICS|ENQUIRY)_/;
  return Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, settings.test(name) ? '' : value]),
  );
}

function aPost(): string {
  const paragraph =
    'A paragraph of a post, as long as people write them when they explain a test. ';
  const section = `## What it shows\n\n${paragraph.repeat(6)}\n`;
  return `---\ntitle: A post that is measured\nslug: ${postPath.split('/').at(-1)}\nexcerpt: An ordinary post.\ncreated_at: 2025-01-01\npublished: true\n---\n${section.repeat(8)}`;
}
