import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { safetyHeaders, strictestPolicy } from './headers.ts';

/** Longest path of an address, in characters: ten times the longest of this site's own. */
const longestPath = 1_000;
/** Longest address with its query, in characters. */
const longestAddress = 8_000;
/** Most headers of a request; browsers behind proxies send some forty. */
const mostHeaders = 100;

/** The status a request is refused with for its shape alone, or null where it may go on. */
export function faultOf(request: IncomingMessage): number | null {
  const { url = '', headers, rawHeaders } = request;
  if (rawHeaders.length > 2 * mostHeaders) return 431;
  if (headers.host === undefined && request.httpVersion === '1.1') return 400;
  if (url.length > longestAddress) return 414;
  const [path = ''] = url.split('?', 1);
  if (path.length > longestPath) return 414;
  return isPath(path) ? null : 400;
}

/** Whether a text is the path of a web address: no other host, no way up, nothing unreadable. */
function isPath(path: string): boolean {
  if (!/^\/(?![/\\])[\w\-.~!$&'()*+,;=:@%/]*$/.test(path)) return false;
  try {
    const parts = decodeURIComponent(path).split(/[/\\]/);
    return !parts.some((part) => part === '.' || part === '..' || hasControl(part));
  } catch {
    return false;
  }
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

/** Refuses a request that no route may see, and ends its connection. */
export function refuse(response: ServerResponse, status: number): void {
  const body = bodyFor(status);
  response.shouldKeepAlive = false;
  response.writeHead(status, { ...headersOf(body) }).end(body);
}

/** Refuses on a connection that carries no readable request, and ends it. */
export function refuseOnSocket(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
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
