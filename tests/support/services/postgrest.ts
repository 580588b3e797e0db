import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How the service responds from now on. */
export type Behaviour =
  | { kind: 'normal' }
  /** An error with a body like PostgREST's. */
  | { kind: 'error'; status: number; message: string }
  /** An HTML page, as from a proxy. */
  | { kind: 'html'; status: number }
  /** No response until the caller gives up. */
  | { kind: 'hanging' }
  /** The beginning of a response that never ends. */
  | { kind: 'stalling' }
  | { kind: 'slow'; milliseconds: number }
  /** Waits until the behaviour changes, and then responds accordingly: as late as the test likes. */
  | { kind: 'waiting' }
  /** JSON other than requested. */
  | { kind: 'json'; body: unknown };

/** A PostgREST with one table, `blogs`, over real HTTP on a free local port. */
export interface FakePostgrest {
  /** The value of `BLOGS_URL`. */
  url: string;
  /** The value of `BLOGS_KEY`. */
  key: string;
  rows: FakeRow[];
  behaviour: Behaviour;
  /** Requests whose address contains this text are delayed, whatever the behaviour. */
  slowRequests: { text: string; milliseconds: number } | null;
  /** The maximum number of rows in one response: a setting of the service. */
  maxRows: number;
  /** Whether responses contain the number of all rows if it is requested. */
  includesCount: boolean;
  /** Path and query of every request, decoded, in order. */
  requests: string[];
  /** The maximum number of requests that were in progress at the same time. */
  maxConcurrent: number;
  /** Closes the port, so that connections are refused. */
  goDown(): Promise<void>;
  /** Opens the same port again. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a fake service with the given rows. */
export async function startPostgrest(rows: FakeRow[] = []): Promise<FakePostgrest> {
  let server: Server;
  let active = 0;
  const listen = async (port: number) => {
    // An idle connection that ended just as a request arrived would be a failure that no test intends.
    server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      void handle(request, response);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    if (!server.listening) return;
    const closeEvent = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closeEvent;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    active += 1;
    fake.maxConcurrent = Math.max(fake.maxConcurrent, active);
    response.once('close', () => {
      active -= 1;
    });
    fake.requests.push(decodeURIComponent((request.url ?? '').replaceAll('+', ' ')));
    const { slowRequests: slow } = fake;
    if (slow && request.url?.includes(slow.text)) await delay(slow.milliseconds);
    while (fake.behaviour.kind === 'waiting' && !response.destroyed) await delay(10);
    if (!(await misbehave(fake.behaviour, response))) respond(fake, request, response);
  };
  const fake: FakePostgrest = {
    url: '',
    key: 'public-anonymous-key',
    rows,
    behaviour: { kind: 'normal' },
    slowRequests: null,
    maxRows: 1_000,
    includesCount: true,
    requests: [],
    maxConcurrent: 0,
    goDown: stop,
    comeBack: async () => {
      await listen(port);
    },
    close: stop,
  };
  const port = await listen(0);
  fake.url = `http://127.0.0.1:${port}/rest/v1`;
  return fake;
}

/** Misbehaves as configured; returns false if an ordinary response is to follow. */
async function misbehave(behaviour: Behaviour, response: ServerResponse): Promise<boolean> {
  switch (behaviour.kind) {
    case 'normal':
    case 'waiting':
      return false;
    case 'slow':
      await delay(behaviour.milliseconds);
      return false;
    case 'error':
      send(response, behaviour.status, { message: behaviour.message, code: 'XX000' });
      return true;
    case 'json':
      send(response, 200, behaviour.body);
      return true;
    case 'html':
      response.writeHead(behaviour.status, { 'content-type': 'text/html' });
      response.end('<!doctype html><h1>Maintenance</h1>');
      return true;
    case 'stalling':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[{"id":1,');
      return true;
    case 'hanging':
      return true;
  }
}

function respond(fake: FakePostgrest, request: IncomingMessage, response: ServerResponse) {
  const { apikey, authorization, prefer, accept, range: requestedRange } = request.headers;
  if (apikey !== fake.key || authorization !== `Bearer ${fake.key}`) {
    return send(response, 401, { message: 'Invalid API key' });
  }
  const url = new URL(request.url ?? '/', fake.url);
  if (url.pathname !== '/rest/v1/blogs') {
    return send(response, 404, { message: 'Could not find the table', code: 'PGRST205' });
  }
  const badId = invalidId(url.searchParams.get('id'), fake.rows);
  if (badId !== null) {
    const message = `invalid input syntax for type bigint: "${badId}"`;
    return send(response, 400, { message, code: '22P02' });
  }
  const matches = sortRows(filterRows(fake.rows, url.searchParams), url.searchParams.get('order'));
  if (accept === 'application/vnd.pgrst.object+json') return sendOne(response, matches);
  const { start, end } = rangeOf(url.searchParams, requestedRange, fake.maxRows);
  const page = matches.slice(start, end);
  const isCounted = fake.includesCount && String(prefer).includes('count=exact');
  const total = isCounted ? String(matches.length) : '*';
  if (start > 0 && start >= matches.length) {
    return send(response, 416, { message: 'Requested range not satisfiable', code: 'PGRST103' });
  }
  const range = page.length > 0 ? `${start}-${start + page.length - 1}` : '*';
  send(response, isCounted && page.length < matches.length ? 206 : 200, page, {
    'content-range': `${range}/${total}`,
  });
}

function sendOne(response: ServerResponse, rows: FakeRow[]) {
  if (rows.length === 1) return send(response, 200, rows[0]);
  send(response, 406, {
    code: 'PGRST116',
    details: `The result contains ${rows.length} rows`,
    hint: null,
    message: 'Cannot coerce the result to a single JSON object',
  });
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** A row of the fake `blogs` table; it may be anything, as in a broken service. */
export type FakeRow = unknown;

const reservedNames = new Set(['select', 'order', 'limit', 'offset']);

/** Rows that match every `column=eq.value`. Broken rows that are not objects count as published. */
function filterRows(rows: FakeRow[], query: URLSearchParams): FakeRow[] {
  const filters = [...query].filter(([column]) => !reservedNames.has(column));
  return rows.filter((row) =>
    filters.every(([column, condition]) => {
      if (typeof row !== 'object' || row === null) return column === 'published';
      const value: unknown = Reflect.get(row, column);
      // With a value of the wrong type, a row counts as published: only `false` means that it is not.
      if (column === 'published' && typeof value !== 'boolean') return condition === 'eq.true';
      return `eq.${String(value)}` === condition;
    }),
  );
}

/** Rows by `created_at.desc,id.desc` and the like; null is the greatest value, as in PostgreSQL. */
function sortRows(rows: FakeRow[], order: string | null): FakeRow[] {
  const terms = (order ?? '').split(',').filter(Boolean);
  return [...rows].sort((a, b) => {
    for (const term of terms) {
      const [column = '', direction] = term.split('.');
      const difference = compare(fieldOf(a, column), fieldOf(b, column));
      if (difference !== 0) return direction === 'desc' ? -difference : difference;
    }
    return 0;
  });
}

function fieldOf(row: FakeRow, column: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
}

function compare(a: unknown, b: unknown): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

/** Start and end of the requested rows, by `offset` and `limit` or by the Range header. */
function rangeOf(query: URLSearchParams, header: string | undefined, maxRows: number) {
  const [, from, to] = /^(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  const start = Number(query.get('offset') ?? from ?? 0);
  const limit = query.get('limit') ?? (to ? Number(to) - start + 1 : maxRows);
  return { start, end: start + Math.min(Number(limit), maxRows) };
}

/** The text after `eq.` if it is not a number although the table's ids are. */
function invalidId(condition: string | null, rows: FakeRow[]): string | null {
  const isNumeric = rows.every((row) => typeof fieldOf(row, 'id') === 'number');
  const value = condition?.slice('eq.'.length) ?? '0';
  return isNumeric && !/^-?\d+$/.test(value) ? value : null;
}
