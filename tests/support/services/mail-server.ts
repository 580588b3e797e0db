import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/programs/free-port.ts';

/** A mail server that speaks just enough SMTP to accept or refuse a message. */
export class FakeMailServer {
  isRefusing = false;
  /** Whether it takes messages, but the connection breaks before the sender learns it. */
  isLosingReplies = false;
  /** Addresses for which it accepts no mail. */
  unknownAddresses: string[] = [];
  /** Milliseconds before each of its replies. */
  delay = 0;
  /** Each of its replies waits for this promise. */
  gate: Promise<unknown> = Promise.resolve();
  /** Called for each connection. */
  onConnection: (() => void) | undefined;
  /** The messages that it has accepted, with their headers. */
  readonly messages: string[] = [];
  /** The envelope recipients of each message. */
  readonly recipients: string[][] = [];
  readonly #server: Server;
  readonly #port: number;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
  }

  static async create(): Promise<FakeMailServer> {
    const port = await findFreePort();
    const server = createServer();
    const fake = new FakeMailServer(server, port);
    // A client that is stopped or gives up resets its connection.
    server.on('connection', (socket) => {
      fake.onConnection?.();
      void fake.#converse(socket).catch(() => socket.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  /** The Message-IDs of the messages that contain a text, in the order of their arrival. */
  messageIds(text: string): (string | undefined)[] {
    return this.messages
      .filter((message) => message.includes(text))
      .map((message) => /^Message-ID:\s*<(.*)>$/m.exec(message)?.[1]);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  close(): void {
    this.#server.close();
  }

  async #converse(socket: Socket): Promise<void> {
    const say = async (line: string) => {
      if (this.delay > 0) await wait(this.delay);
      await this.gate;
      socket.write(`${line}\r\n`);
    };
    socket.on('error', () => socket.destroy());
    let message: string[] | null = null;
    let recipients: string[] = [];
    await say('220 fake');
    for await (const line of createInterface({ input: socket })) {
      if (message === null) {
        const [, recipient] = /^RCPT TO:<(.*)>/i.exec(line) ?? [];
        const isUnknown = recipient !== undefined && this.unknownAddresses.includes(recipient);
        if (recipient && !isUnknown) recipients.push(recipient);
        const isData = line.toUpperCase() === 'DATA';
        if (isData && !this.isRefusing) message = [];
        if (isData) await say(this.isRefusing ? '451 later' : '354 go on');
        else await say(isUnknown ? '550 no such user' : '250 good');
        if (line.toUpperCase() === 'QUIT') socket.end();
      } else if (line === '.') {
        this.messages.push(message.join('\n'));
        this.recipients.push(recipients);
        if (this.isLosingReplies) {
          socket.destroy();
          return;
        }
        message = null;
        recipients = [];
        await say('250 taken');
      } else {
        message.push(line);
      }
    }
  }
}
