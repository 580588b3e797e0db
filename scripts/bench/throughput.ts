import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type MeasuredServer, memoryOf, processorSecondsOf } from './site.ts';

/** What browsers send today. */
const acceptEncoding = 'accept-encoding=gzip, deflate, br, zstd';
const connections = 64;

/** How a server did with one page: medians of the rounds. */
export interface Throughput {
  requestsPerSecond: number;
  /** 99 of 100 answers came within so many milliseconds. */
  p99: number;
  /** Processor time of the server for one answer, in microseconds. */
  microseconds: number | undefined;
}

interface Report {
  requests: { average: number; total: number };
  latency: { p99: number };
  errors: number;
  non2xx: number;
}

/** Asks each server for a page in turn, so that what else the machine does hits them alike. */
export async function compare(
  servers: MeasuredServer[],
  path: string,
  rounds = 3,
  seconds = 5,
): Promise<Throughput[]> {
  const results = servers.map((): Throughput[] => []);
  for (const { url } of servers) await load(url + path, ['-d', '1']);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, server] of servers.entries()) {
      results[place]?.push(await askOften(server, path, seconds));
    }
  }
  return results.map((list) => ({
    requestsPerSecond: medianOf(list.map((result) => result.requestsPerSecond)),
    p99: medianOf(list.map(({ p99 }) => p99)),
    microseconds: list[0]?.microseconds && medianOf(list.map((r) => r.microseconds ?? 0)),
  }));
}

async function askOften(
  server: MeasuredServer,
  path: string,
  seconds: number,
): Promise<Throughput> {
  const before = processorSecondsOf(server.pid);
  const { requests, latency } = await load(server.url + path, ['-d', String(seconds)]);
  const after = processorSecondsOf(server.pid);
  const used = before === undefined || after === undefined ? undefined : after - before;
  return {
    requestsPerSecond: requests.average,
    p99: latency.p99,
    microseconds: used && (used * 1e6) / requests.total,
  };
}

/** Memory of a server before, during and after many requests over several pages, in MB. */
export async function memoryUnderLoad(
  server: MeasuredServer,
  paths: string[],
  amount: number,
): Promise<{ before: number; during: number[]; after: number }> {
  const before = memoryOf(server.pid);
  const during: number[] = [];
  const part = Math.ceil(amount / paths.length / 4);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (const path of paths) await load(server.url + path, ['-a', String(part)]);
    during.push(memoryOf(server.pid));
  }
  return { before, during, after: during.at(-1) ?? before };
}

/** One run of autocannon, in a process of its own. */
async function load(url: string, options: string[]): Promise<Report> {
  const all = ['-j', '-c', String(connections), '-H', acceptEncoding, ...options, url];
  const child = spawn('autocannon', all, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const report = JSON.parse(said) as Report;
  if (report.errors > 0 || report.non2xx > 0) {
    throw new Error(`${url}: ${report.errors} errors, ${report.non2xx} answers that are not 2xx.`);
  }
  return report;
}

/** The middle one of some numbers. */
export function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
