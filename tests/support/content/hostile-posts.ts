import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

export const megabyte = 1_024 * 1_024;

/** How the service responds to a request. */
export type Service = (query: URLSearchParams, response: ServerResponse) => void;

/** Contents that take a long time to parse, and what the log says about each. */
export const hostileContents: [string, string, RegExp][] = [
  ['elements that are never closed', '<div>'.repeat(100_000), /over 6,000 tags/],
  ['unclosed elements up to the limit', '<b>'.repeat(6_000), /elements 6000 deep/],
  ['tables in tables', '<table><tr><td>'.repeat(30_000), /over 6,000 tags/],
  ['pictures', '<img src="/a">'.repeat(35_000), /over 6,000 tags/],
  ['links up to the limit', '<a href="https://a.example/b">c</a>'.repeat(3_000), /^$/],
  ['< signs that open no tag', '<'.repeat(499_000), /over 6,000 tags/],
  ['ampersands', '&'.repeat(499_000), /over 30,000 character references/],
  ['character references up to the limit', '&lt;'.repeat(30_000), /^$/],
  ['telephone numbers', '108 '.repeat(120_000), /^$/],
  ['attributes', `<p ${Array.from({ length: 60_000 }, (_, n) => `a${n}`)}>Text</p>`, /^$/],
  ['styles', `<p style="${'a:b;'.repeat(90_000)}">Text</p>`, /^$/],
  ['text', 'heart '.repeat(300_000), /over 500,000 characters/],
];

/** Some rows of a table, made when they are requested. */
export function rowsFrom(from: number, to: number, row: (index: number) => unknown): unknown[] {
  return Array.from({ length: to - from }, (_, index) => row(from + index));
}

/** Responds as PostgREST does: with the row of a slug if the request names one, otherwise with the requested range of rows. */
export function tableOf(all: {
  length: number;
  slice(from: number, to: number): unknown[];
}): Service {
  return (query, response) => {
    const bySlug = query.get('slug')?.slice('eq.'.length);
    if (bySlug !== undefined) {
      const row = all
        .slice(0, Math.min(all.length, 500))
        .find((row) => (row as { slug: string }).slug === bySlug);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(row ?? null));
      return;
    }
    const start = Number(query.get('offset') ?? 0);
    const end = Math.min(all.length, start + Number(query.get('limit') ?? 1_000));
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-range': `${start}-${end - 1}/${all.length}`,
    });
    response.end(JSON.stringify(all.slice(start, end)));
  };
}

/** Three gigabytes of spaces, compressed. */
export function gzipBomb(): Buffer {
  const part = gzipSync(Buffer.alloc(10 * megabyte, ' '));
  return Buffer.concat(Array.from({ length: 300 }, () => part));
}
