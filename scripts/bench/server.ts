import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { installDebianPackages } from '../programs/debian-packages.ts';
import { type Figure, median } from './figures.ts';
import { memoryOf, startOurServer, startServer } from './our-server.ts';

const nginx = '/usr/sbin/nginx';
const wrk = '/usr/bin/wrk';

/** The requested pages, with the minimum speed relative to the other servers. */
const pages = {
  Home: { path: '/', nginxShare: 0.4, sirvShare: 2 },
  Blog: { path: '/blog', nginxShare: 0.3, sirvShare: 1.6 },
};

const rounds = 3;
const seconds = 4;

/** Measures a start of our server, and how fast it sends pages compared with servers of static files. */
export async function* measureServer(folder: string): AsyncGenerator<Figure> {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1_000;
  const ourServer = await startOurServer(folder);
  const subject = 'our server';
  yield { subject, name: 'first page after a start', value: elapsed(), unit: 's', atMost: 6 };
  await ourServer.untilAllPagesAreMade;
  yield { subject, name: 'all pages after a start', value: elapsed(), unit: 's' };
  const readMemory = () => memoryOf(ourServer.process.pid);
  yield { subject, name: 'memory after a start', value: readMemory(), unit: 'MB', atMost: 250 };
  try {
    yield* compareServers(folder, ourServer.url);
    yield { subject, name: 'memory under load', value: readMemory(), unit: 'MB', atMost: 250 };
  } finally {
    await ourServer.stop();
  }
}

/** Requests the same pages from each server in turn, so that other load affects them equally. */
async function* compareServers(folder: string, ourUrl: string): AsyncGenerator<Figure> {
  const missingPrograms = Object.entries({ nginx, wrk }).filter(
    ([, program]) => !existsSync(program),
  );
  if (missingPrograms.length > 0) installDebianPackages(missingPrograms.map(([name]) => name));
  if (!existsSync(nginx) || !existsSync(wrk)) {
    console.log('  Not compared: install nginx and wrk ("sudo apt-get install nginx wrk").');
    return;
  }
  const copies = join(folder, 'pages');
  for (const { path } of Object.values(pages)) await copyPage(copies, ourUrl, path);
  const servers = [await startNginx(folder, copies, ourUrl), await startSirv(copies)];
  try {
    const urls = [ourUrl, ...servers.map(({ url }) => url)];
    for (const [subject, { path, nginxShare, sirvShare }] of Object.entries(pages)) {
      for (const url of urls) await measureSpeed(url + path, 1);
      const speeds = urls.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, url] of urls.entries()) {
          speeds[index]?.push(await measureSpeed(url + path, seconds));
        }
      }
      const [ourSpeed = 0, nginxSpeed = 0, sirvSpeed = 0] = speeds.map(median);
      yield { subject, name: 'responses', value: ourSpeed, unit: '/s' };
      yield {
        subject,
        name: 'compared with nginx',
        value: ourSpeed / nginxSpeed,
        unit: 'times',
        atLeast: nginxShare,
      };
      yield {
        subject,
        name: 'compared with sirv',
        value: ourSpeed / sirvSpeed,
        unit: 'times',
        atLeast: sirvShare,
      };
    }
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Responses a second over 64 connections, compressed with Brotli. */
async function measureSpeed(url: string, seconds: number): Promise<number> {
  const options = ['-t', '1', '-c', '64', '-d', String(seconds), '-H', 'accept-encoding: br', url];
  const { stdout } = await promisify(execFile)(wrk, options);
  const [, failures] = /(Socket errors: .*|Non-2xx .*)/.exec(stdout) ?? [];
  if (failures) throw new Error(`${url}: ${failures}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Writes a page as a file, uncompressed and compressed with Brotli. */
async function copyPage(folder: string, url: string, path: string): Promise<void> {
  const file = join(folder, path === '/' ? 'index.html' : `${path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await bodyOf(url + path, 'identity'));
  await writeFile(`${file}.br`, await bodyOf(url + path, 'br'));
}

/** The body of a response as it was sent, without decompressing it. */
function bodyOf(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get(url, { headers }, (response) => resolve(buffer(response))).on('error', reject);
  });
}

function startSirv(folder: string) {
  return startServer('/', (port) => ({
    program: process.execPath,
    options: ['scripts/bench/static-server.ts', folder, String(port)],
  }));
}

/** Header fields that nginx sends by default. */
const nginxFields = /^(connection|content-length|content-type|date|etag|keep-alive)$/;

/**
 * Starts nginx at its fastest: one worker that sends compressed files through the kernel (`sendfile`), without a log, with
 * the header fields of our pages.
 */
async function startNginx(folder: string, copies: string, ourUrl: string) {
  const { headers } = await fetch(ourUrl, { headers: { 'accept-encoding': 'br' } });
  const fields = [...headers]
    .filter(([name]) => !nginxFields.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = (port: number) => `daemon off;
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
  ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types {}
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${copies};
    location / {
      ${fields.join('\n      ')}
      try_files $uri.html.br $uri/index.html.br =404;
    }
  }
}
`;
  const file = join(folder, 'nginx.conf');
  return startServer('/', async (port) => {
    await writeFile(file, configuration(port));
    return { program: nginx, options: ['-p', folder, '-c', file] };
  });
}
