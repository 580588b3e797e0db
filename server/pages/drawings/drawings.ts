import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pLimit from 'p-limit';
import type { Content } from '../../../src/content/edition/content.ts';
import { keepFile } from '../../../src/content/edition/kept-files.ts';
import type { Drawing, DrawingOutcome, DrawingTask } from './draw-program.ts';

const program = resolve(import.meta.dirname, 'draw-program.ts');

/** How long the process stays after the last drawing, in milliseconds. */
const idleTime = 10_000;

/** Draws pictures in a process of its own, one after another, and keeps them on disk. */
export class Drawings {
  readonly #place: { kept: string; build: string };
  readonly #oneByOne = pLimit(1);
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(place: { kept: string; build: string }) {
    this.#place = place;
  }

  /** @throws Error if it cannot be drawn */
  async draw(drawing: Drawing, { icon, collections }: Content): Promise<Buffer> {
    const content = { icon, collections: { clinic: collections.clinic.slice(0, 1) } };
    const { kept, build } = this.#place;
    const made = createHash('sha256').update(JSON.stringify([build, drawing, content]));
    const name = `drawings/${made.digest('base64url').slice(0, 22)}`;
    const draw = () => this.#oneByOne(() => this.#ask({ drawing, content }));
    return readFile(await keepFile(kept, name, draw));
  }

  /** Ends the process. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#child?.disconnect();
    this.#child = null;
  }

  async #ask(asked: Omit<DrawingTask, 'id'>): Promise<Uint8Array> {
    clearTimeout(this.#timer);
    this.#child ??= this.#start();
    const child = this.#child;
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve: made, reject: failed } = Promise.withResolvers<Uint8Array>();
    const answer = (outcome: DrawingOutcome) => {
      if (outcome.id !== id) return;
      if ('bytes' in outcome) made(outcome.bytes);
      else failed(new Error(outcome.fault));
    };
    const ended = () => failed(new Error('the process that draws pictures has ended'));
    child.on('message', answer).once('exit', ended);
    child.send({ id, ...asked } satisfies DrawingTask);
    try {
      return await promise;
    } finally {
      child.off('message', answer).off('exit', ended);
      this.#timer = setTimeout(() => this.stop(), idleTime).unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(program, { serialization: 'advanced', execArgv: [] });
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }
}
