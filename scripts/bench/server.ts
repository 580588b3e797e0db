import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { installDebianPackages } from '../programs/debian-packages.ts';
import { type Figure, median } from './figures.ts';
import { memoryOf, startOurServer } from './our-server.ts';

const wrk = '/usr/bin/wrk';

const pages = { Home: '/', Blog: '/blog' };

const rounds = 3;
const seconds = 4;

/** Measures a start of our server, its memory, and how many responses it sends a second. */
export async function* measureServer(folder: string): AsyncGenerator<Figure> {
  const start = performance.now();
  const elapsedSeconds = () => (performance.now() - start) / 1_000;
  const ourServer = await startOurServer(folder);
  const of = 'our server';
  yield { of, name: 'first page after a start', value: elapsedSeconds(), unit: 's', atMost: 6 };
  await ourServer.allPagesAreMade;
  yield { of, name: 'all pages after a start', value: elapsedSeconds(), unit: 's' };
  const memory = () => memoryOf(ourServer.process.pid);
  yield { of, name: 'memory after a start', value: memory(), unit: 'MB', atMost: 250 };
  try {
    yield* measureThroughput(ourServer.url);
    yield { of, name: 'memory under load', value: memory(), unit: 'MB', atMost: 250 };
  } finally {
    await ourServer.stop();
  }
}

async function* measureThroughput(url: string): AsyncGenerator<Figure> {
  if (!existsSync(wrk)) installDebianPackages(['wrk']);
  if (!existsSync(wrk)) {
    console.log('  Not measured: install wrk ("sudo apt-get install wrk").');
    return;
  }
  for (const [of, path] of Object.entries(pages)) {
    await load(url + path, 1);
    const speeds: number[] = [];
    for (let round = 0; round < rounds; round += 1) speeds.push(await load(url + path, seconds));
    yield { of, name: 'responses', value: median(speeds), unit: '/s', atLeast: 5_000 };
  }
}

/** Responses a second over 64 connections, in Brotli. */
async function load(url: string, seconds: number): Promise<number> {
  const options = ['-t', '1', '-c', '64', '-d', String(seconds), '-H', 'accept-encoding: br', url];
  const { stdout } = await promisify(execFile)(wrk, options);
  const [, failures] = /(Socket errors: .*|Non-2xx .*)/.exec(stdout) ?? [];
  if (failures) throw new Error(`${url}: ${failures}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
