import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between a server and its database that can stop passing anything on. */
export class FreezableProxy {
  /** Freezes by itself when the server sends a statement with these words. */
  freezeAt: string | null = null;
  isFrozen = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /**
   * @param url URL of the real database
   */
  static async create(url: string): Promise<FreezableProxy> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    const proxy = new FreezableProxy(server);
    server.on('connection', (client) => proxy.#pass(client, connect(Number(port), hostname)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** The URL of the database through this proxy. */
  urlFor(url: string): string {
    const address = new URL(url);
    address.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return address.href;
  }

  /** Stops passing anything on, without telling either side. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Passes on everything that is still in the senders' buffers. */
  thaw(): void {
    this.isFrozen = false;
    this.freezeAt = null;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #pass(client: Socket, database: Socket): void {
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.on('data', (chunk) => {
        if (this.freezeAt && chunk.includes(this.freezeAt)) this.freeze();
        // Kept until the thaw, like a lost packet that is sent again.
        if (this.isFrozen) from.unshift(chunk);
        else to.write(chunk);
      });
      if (this.isFrozen) from.pause();
    }
  }
}
