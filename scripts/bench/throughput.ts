import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type MeasuredServer, startServer } from './servers.ts';

const wrk = firstOf('/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk');
const nginx = firstOf('/usr/sbin/nginx', '/usr/bin/nginx');

/** The load generator. */
export const client = wrk ? 'wrk' : 'autocannon';

/** How fast a server sends one page: responses per second, and the 99th percentile in milliseconds. */
export interface Throughput {
  perSecond: number;
  p99: number;
}

/** Loads the servers in turn, so that other activity on the machine affects them alike. */
export async function compare(urls: string[], rounds = 3, seconds = 4): Promise<Throughput[]> {
  const results = urls.map((): Throughput[] => []);
  for (const url of urls) await load(url, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, url] of urls.entries()) results[place]?.push(await load(url, seconds));
  }
  return results.map((list) => ({
    perSecond: median(list.map((each) => each.perSecond)),
    p99: median(list.map((each) => each.p99)),
  }));
}

/** The middle number, or the upper of the two in the middle. */
export function median(numbers: number[]): number {
  return (
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
  );
}

/**
 * Starts sirv on the same pages.
 * @param pages their folder
 */
export function startSirv(pages: string): Promise<MeasuredServer> {
  return startServer('/', (port) => ({
    program: process.execPath,
    options: ['scripts/bench/static-server.ts', pages, String(port)],
  }));
}

/**
 * Starts one nginx worker that serves the same files with the same headers; null if nginx is not installed.
 * @param folder where to put its configuration
 * @param pages the folder of the pages
 * @param page the URL of a page on our server, whose headers nginx copies
 */
export async function startNginx(
  folder: string,
  pages: string,
  page: string,
): Promise<MeasuredServer | null> {
  if (!nginx) return null;
  const { headers } = await fetch(page, { headers: { 'accept-encoding': 'br' } });
  return startServer('/', async (port) => {
    const file = join(folder, 'nginx.conf');
    await writeFile(file, nginxConfiguration({ folder, pages }, port, headers));
    return { program: nginx, options: ['-p', folder, '-c', file] };
  });
}

/** Headers that nginx sends by default. */
const fieldsOfNginx = /^(connection|content-length|content-type|date|etag|keep-alive)$/;

/** nginx at its fastest: precompressed files, sent by the kernel (`sendfile`), without a log. */
function nginxConfiguration(
  { folder, pages }: { folder: string; pages: string },
  port: number,
  headers: Headers,
): string {
  const fields = [...headers]
    .filter(([name]) => !fieldsOfNginx.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types {}
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${pages};
    location / {
      ${fields.join('\n      ')}
      try_files $uri.html.br $uri/index.html.br =404;
    }
  }
}
`;
}

async function load(url: string, seconds: number): Promise<Throughput> {
  const options = ['-c', '64', '-d', String(seconds), '-H', 'accept-encoding: br'];
  return wrk
    ? readWrk(url, await run(wrk, [...options, '-t', '1', '--latency', url]))
    : readAutocannon(url, await run('autocannon', [...options, '-j', url]));
}

function readWrk(url: string, output: string): Throughput {
  const [, failures] = /(Socket errors: .*|Non-2xx .*)/.exec(output) ?? [];
  if (failures) throw new Error(`${url}: ${failures}`);
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1 }[unit] ?? 1_000),
  };
}

function readAutocannon(url: string, output: string): Throughput {
  const report = JSON.parse(output) as {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  };
  if (report.errors + report.non2xx > 0) throw new Error(`${url}: not every answer was a success.`);
  return { perSecond: report.requests.average, p99: report.latency.p99 };
}

async function run(program: string, options: string[]): Promise<string> {
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return output;
}

function firstOf(...places: string[]): string | undefined {
  return places.find((place) => existsSync(place));
}
