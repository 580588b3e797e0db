import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { end, freePort, type MeasuredServer, untilAnswering } from './site.ts';

const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((place) => existsSync(place));
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why nginx is left out of the comparison; nothing where it is there. */
export const nginxMissing =
  program && existsSync(brotliModule)
    ? undefined
    : 'nginx left out: install Debian’s nginx and libnginx-mod-http-brotli-static to compare';

/**
 * Starts nginx with one worker over the very bytes that our server sends.
 * @param folder for its files; deleted by who has made it
 * @param ours our server, whose on-demand pages are stored as files
 * @param dynamic paths of pages that are made on demand
 */
export async function startNginx(
  folder: string,
  ours: MeasuredServer,
  dynamic: string[],
): Promise<MeasuredServer> {
  const root = join(folder, 'files');
  await cp(resolve('dist/client'), root, { recursive: true });
  for (const path of dynamic) await storePage(root, ours.url + path, path);
  const port = await freePort();
  await mkdir(join(folder, 'nginx'), { recursive: true });
  const file = join(folder, 'nginx', 'nginx.conf');
  await writeFile(file, configuration(join(folder, 'nginx'), root, port));
  const options = ['-p', join(folder, 'nginx'), '-c', file];
  const child = spawn(program ?? 'nginx', options, { stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, url);
  return { url, pid: await workerOf(child.pid ?? 0), stop: () => end(child) };
}

/** What our server answers, as a file and its compressed form. */
async function storePage(root: string, url: string, path: string): Promise<void> {
  const { stdout } = spawnSync('curl', ['-s', '-H', 'accept-encoding: br', url], {
    maxBuffer: 16 * 1024 * 1024,
  });
  await writeFile(join(root, `${path}.html`), brotliDecompressSync(stdout));
  await writeFile(join(root, `${path}.html.br`), stdout);
}

async function workerOf(master: number): Promise<number> {
  const children = await readFile(`/proc/${master}/task/${master}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
}

/** As fast as nginx is with files: sent by the kernel, kept open, nothing logged. */
function configuration(home: string, root: string, port: number): string {
  return `load_module ${brotliModule};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; image/svg+xml svg; font/woff2 woff2; image/png png; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000;
  brotli_static on;
  gzip_static on;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri.html $uri/index.html $uri =404; }
  }
}
`;
}
