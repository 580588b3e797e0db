import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { AlertsOptions } from '../../../server/alerts/index.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/push-service/${name}.pem`, import.meta.url), 'utf8');

/** A message that a push service has accepted. */
interface PushMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The host of the push service of a browser. */
export const pushHost = 'https://fcm.googleapis.com';

/** A push service that speaks TLS, and keeps the messages it receives. */
export class FakePushService {
  /** The status of its responses. */
  status = 201;
  /** How many requests it refuses with 503 before it responds with that status. */
  failures = 0;
  /** Whether it closes the connection in the middle of its responses. */
  isCuttingOff = false;
  readonly inbox: PushMessage[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async create(): Promise<FakePushService> {
    const server = createServer({ key: fixture('key'), cert: fixture('certificate') });
    const fake = new FakePushService(server);
    server.on('request', async (request, response) => {
      const { url: path = '', headers } = request;
      fake.inbox.push({ path, headers, body: await buffer(request) });
      const isFailing = fake.failures > 0;
      if (isFailing) fake.failures -= 1;
      response.writeHead(isFailing ? 503 : fake.status, { location: 'https://other.example/' });
      if (!fake.isCuttingOff) return void response.end();
      response.write('half of a response', () => request.socket.end());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  /** Connects a server to it, whatever the host name of the push service. */
  get connection(): NonNullable<AlertsOptions['connection']> {
    const { port } = this.#server.address() as AddressInfo;
    const agent = new Agent({
      host: '127.0.0.1',
      port,
      ca: fixture('certificate'),
      servername: 'push.example',
    });
    return { agent, timeout: 60_000 };
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A browser with a subscription, which can read what is encrypted for it (RFC 8291). */
export class FakeSubscription {
  readonly endpoint: string;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint = `${pushHost}/${randomBytes(16).toString('hex')}`) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  /** The body of `PUT /api/desk/devices`. */
  body(eachEnquiry = false, kinds: { urgent?: boolean; answers?: boolean } = {}) {
    const p256dh = this.#keys.getPublicKey('base64url');
    const keys = { p256dh, auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, eachEnquiry, ...kinds };
  }

  /** The message that the server has encrypted. */
  read({ body }: PushMessage): { title: string; body: string; path: string; tag: string } {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 86);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const sharedSecret = hkdf(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = hkdf(sharedSecret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(sharedSecret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    // The text ends with the delimiter of the last record.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

/** The claims of a message's Authorization header, if it is signed with the key that it names (RFC 8292). */
export function claimsOf({ headers }: PushMessage): { key: string; aud: string; sub: string } {
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The message is not signed with the key that it names.');
  return { key, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
