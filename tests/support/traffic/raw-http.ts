import { once } from 'node:events';
import { connect } from 'node:net';

/** A response as received over the wire. */
export interface RawResponse {
  status: number;
  /** By lower-case name; repeated headers are joined by commas. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends bytes that need not be HTTP, and closes the connection once it has been idle for a while.
 * @param timeout how long to wait for more, in milliseconds; 0 waits until the server closes the connection
 * @returns everything received until then, or until the server closed the connection
 */
export async function sendRaw(
  url: string,
  bytes: string | Buffer,
  timeout = 10_000,
): Promise<Buffer> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  // A server that refuses a request may close the connection while more is still being sent.
  socket.on('error', () => {}).setTimeout(timeout, () => socket.destroy());
  const chunks: Buffer[] = [];
  socket.on('data', (part: Buffer) => chunks.push(part));
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks);
}

/** Sends a request, given by its lines, and reads the response. */
export async function requestRaw(url: string, lines: string[], body = ''): Promise<RawResponse> {
  const head = [...lines, 'Connection: close'].join('\r\n');
  const bytes = await sendRaw(url, `${head}\r\n\r\n${body}`);
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...headerLines] = text.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of headerLines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4) };
}

/** The status of every response received over one connection, without `100 Continue`. */
export function statusesIn(bytes: Buffer): number[] {
  const lines = bytes.toString('latin1').matchAll(/HTTP\/1\.1 ([2-9]\d\d) [A-Z]/g);
  return [...lines].map(([, status]) => Number(status));
}
