import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { nginxMissing, startNginx } from './nginx.ts';
import { memoryOf, postPath, startOurs } from './site.ts';
import { compare, memoryUnderLoad, type Throughput } from './throughput.ts';

/** How our server did with one page, and nginx with the same bytes. */
export interface PageThroughput {
  page: string;
  path: string;
  ours: Throughput;
  nginx: Throughput | undefined;
  /** Our requests a second divided by those of nginx. */
  ratio: number | undefined;
  /** At least so much is wanted. */
  target: number;
}

export interface ServerResult {
  throughput: PageThroughput[];
  memory: { atStart: number; before: number; during: number[]; after: number; requests: number };
  note: string | undefined;
}

const requests = 200_000;

/** Requests a second and memory of our server, beside nginx where it is installed. */
export async function measureServer(): Promise<ServerResult> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
  const [town = ''] = await readdir('dist/client/locations');
  const pages = [
    { page: 'Home', path: '/', target: 0.6 },
    { page: 'a town', path: `/locations/${basename(town, '.html')}`, target: 0.6 },
    { page: 'the listing', path: '/blog', target: 0.15 },
    { page: 'a post', path: postPath, target: 0.15 },
  ];
  const ours = await startOurs(folder);
  const nginx = nginxMissing ? undefined : await startNginx(folder, ours, ['/blog', postPath]);
  try {
    const atStart = memoryOf(ours.pid);
    const throughput: PageThroughput[] = [];
    for (const { page, path, target } of pages) {
      const [own, other] = await compare(nginx ? [ours, nginx] : [ours], path);
      if (!own) throw new Error(`${path} was not measured.`);
      const ratio = other && own.requestsPerSecond / other.requestsPerSecond;
      throughput.push({ page, path, ours: own, nginx: other, ratio, target });
    }
    const paths = pages.map(({ path }) => path);
    const memory = await memoryUnderLoad(ours, paths, requests);
    return { throughput, memory: { atStart, ...memory, requests }, note: nginxMissing };
  } finally {
    await nginx?.stop();
    await ours.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
