import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { safetyHeaders, strictestPolicy } from './headers.ts';

/** Longest path of an address, in characters: ten times the longest of this site's own. */
const longestPath = 1_000;
/** Longest address with its query, in characters. */
const longestAddress = 8_000;
/** Most headers of a request; browsers behind proxies send some forty. */
const mostHeaders = 100;
/** Characters that stand for no text. */
const unreadable = /\p{Cc}/u;

/** The status a request is refused with whatever it asks for, or null where it may go on. */
export function faultOf({ rawHeaders, headers, httpVersion, url = '' }: IncomingMessage) {
  if (rawHeaders.length > 2 * mostHeaders) return 431;
  if (headers.host === undefined && httpVersion === '1.1') return 400;
  return url.length > longestAddress || pathIn(url).length > longestPath ? 414 : null;
}

/** Whether an address can be one of this site: no other host, no way up, nothing unreadable. */
export function isAddress(url: string): boolean {
  const path = pathIn(url);
  if (!/^\/(?![/\\])[\w\-.~!$&'()*+,;=:@%/]*$/.test(path)) return false;
  try {
    const parts = decodeURIComponent(path).split(/[/\\]/);
    return !parts.some((part) => part === '.' || part === '..' || unreadable.test(part));
  } catch {
    return false;
  }
}

function pathIn(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** Refuses a request that no route may see. */
export function refuse(response: ServerResponse, status: number): void {
  const body = bodyFor(status);
  response.writeHead(status, { ...headersOf(body) }).end(body);
}

/** Refuses on a connection that carries no readable request, and ends it. */
export function refuseOnSocket(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // The other side may be gone before the answer is written; Node watches this socket no more.
  socket.on('error', () => socket.destroy());
  const body = bodyFor(status);
  const lines = Object.entries({ ...headersOf(body), connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
}

function headersOf(body: string): Record<string, string> {
  return {
    ...safetyHeaders,
    'content-security-policy': strictestPolicy,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
}

function bodyFor(status: number): string {
  return JSON.stringify({ success: false, message: STATUS_CODES[status] ?? 'Refused' });
}
