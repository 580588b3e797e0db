import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { safetyHeaders, strictestPolicy, tlsHeaders } from '../plugins/headers.ts';
import { type Bodies, chooseEncoding, type Encoding } from './encodings.ts';

/** What the figures of the server tell apart. */
type AnswerKind = 'page' | 'file' | 'made page';

interface AnswerParts {
  kind: AnswerKind;
  status: number;
  /** Those of all forms; length, encoding and ETag are added. The safety headers are there too. */
  headers: Record<string, string>;
  bodies: Bodies;
}

/** One form of an answer: headers as a list of names and values, as Node sends them fastest. */
interface Form {
  etag: string;
  headers: string[];
  unchangedHeaders: string[];
  body: Buffer;
}

/** Headers that only an answer with a body has. */
const ofBody = new Set(['content-type', 'content-encoding', 'content-length']);

/** A whole answer held in memory in every form it is sent in, and sent in one write. */
export class ReadyAnswer {
  readonly kind: AnswerKind;
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Bytes of all its bodies. */
  readonly size: number;
  readonly #bodies: Bodies;
  readonly #forms = new Map<Encoding, Form>();
  readonly #formsOverTls = new Map<Encoding, Form>();
  #hash: string | undefined;

  constructor({ kind, status, headers, bodies }: AnswerParts) {
    this.kind = kind;
    this.status = status;
    this.headers = { 'content-security-policy': strictestPolicy, ...headers };
    this.#bodies = bodies;
    this.size = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
  }

  /** The same answer under another status, such as a page that is shown where nothing is. */
  withStatus(status: number, headers: Record<string, string> = {}): ReadyAnswer {
    const { kind } = this;
    return new ReadyAnswer({
      kind,
      status,
      headers: { ...this.headers, ...headers },
      bodies: this.#bodies,
    });
  }

  /** Sends the best form for this browser, or 304 where it has that already. */
  send(request: IncomingMessage, response: ServerResponse, overTls: boolean): void {
    const form = this.#formFor(request.headers['accept-encoding'], overTls);
    if (this.status === 200 && isFresh(request.headers['if-none-match'], form.etag)) {
      response.writeHead(304, form.unchangedHeaders).end();
      return;
    }
    response.writeHead(this.status, form.headers);
    response.end(request.method === 'HEAD' ? undefined : form.body);
  }

  #formFor(acceptEncoding: string | undefined, overTls: boolean): Form {
    const encoding = chooseEncoding(acceptEncoding, this.#bodies);
    const forms = overTls ? this.#formsOverTls : this.#forms;
    const known = forms.get(encoding);
    if (known) return known;
    const form = this.#makeForm(encoding, overTls);
    forms.set(encoding, form);
    return form;
  }

  #makeForm(encoding: Encoding, overTls: boolean): Form {
    const body = this.#bodies[encoding] ?? this.#bodies.identity;
    this.#hash ??= createHash('sha256').update(this.#bodies.identity).digest('base64url');
    const short = this.#hash.slice(0, 22);
    const etag = encoding === 'identity' ? `"${short}"` : `"${short}-${encoding}"`;
    const isReusable = this.status === 200 && this.headers['cache-control'] !== 'no-store';
    const all = {
      ...safetyHeaders,
      ...(overTls && tlsHeaders),
      vary: 'accept-encoding',
      ...this.headers,
      ...(isReusable && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    const unchanged = Object.entries(all).filter(([name]) => !ofBody.has(name));
    return {
      etag: isReusable ? etag : '',
      headers: Object.entries(all).flat(),
      unchangedHeaders: unchanged.flat(),
      body,
    };
  }
}

/** Whether the copy that a browser says it has is the current one. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || etag === '') return false;
  if (ifNoneMatch === etag) return true;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.some((tag) => tag === etag || tag === '*');
}
