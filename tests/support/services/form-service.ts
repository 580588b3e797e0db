import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../../../scripts/programs/free-port.ts';

/** How the service responds. `silence` never responds; `hang-up` closes the connection. */
export type Behaviour = 'success' | 'false' | 'error' | 'html' | 'silence' | 'hang-up';

export interface ReceivedCall {
  path: string | undefined;
  method: string | undefined;
  contentType: string | undefined;
  accept: string | undefined;
  body: Record<string, unknown>;
  behaviour: Behaviour;
}

/** A form-to-email service over real HTTP that behaves as a test tells it to. */
export class FakeFormService {
  behaviour: Behaviour = 'success';
  /** Milliseconds before each response. */
  delay = 0;
  #gate: Promise<void> | null = null;
  /** How many calls have begun, with or without a response. */
  attempts = 0;
  /** All calls that got a response, in order. */
  readonly calls: ReceivedCall[] = [];
  readonly #port: number;
  #server: Server | null = null;

  private constructor(port: number) {
    this.#port = port;
  }

  static async create(): Promise<FakeFormService> {
    const service = new FakeFormService(await findFreePort());
    await service.open();
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The successful calls: the emails that the clinic has received. */
  get emails(): Record<string, unknown>[] {
    return this.calls.filter(({ behaviour }) => behaviour === 'success').map(({ body }) => body);
  }

  /** The environment that makes a server use this service. */
  get environment(): Record<string, string> {
    return {
      FORM_URL: this.url,
      FORM_ACCESS_KEY: 'test-key',
      FORM_TO: 'a@clinic.example,b@clinic.example',
    };
  }

  /** Resets to immediate success, and forgets all calls. */
  reset(): void {
    this.behaviour = 'success';
    this.delay = 0;
    this.#gate = null;
    this.attempts = 0;
    this.calls.length = 0;
  }

  /**
   * Holds the response to every call from now on.
   * @returns a function that releases all of them
   */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return () => {
      this.#gate = null;
      resolve();
    };
  }

  async open(): Promise<void> {
    // An idle connection that ended just as a request arrived would be a failure that no test intends.
    this.#server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      // A client that is stopped or gives up resets its connection.
      void this.#respond(request, response).catch(() => response.destroy());
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Stops listening. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closeEvent = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closeEvent;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const { behaviour } = this;
    this.attempts += 1;
    await this.#gate;
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
    this.calls.push({
      path: request.url,
      method: request.method,
      contentType: request.headers['content-type'],
      accept: request.headers.accept,
      body,
      behaviour,
    });
    if (behaviour === 'silence') return;
    if (behaviour === 'hang-up') request.socket.destroy();
    else if (behaviour === 'html')
      response.setHeader('content-type', 'text/html').end('<p>Hello</p>');
    else if (behaviour === 'error') response.writeHead(500).end('{"success":true}');
    else response.end(JSON.stringify({ success: behaviour === 'success' }));
  }
}
