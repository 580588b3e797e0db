import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { ensureFile } from '../../src/content/snapshot/content-cache.ts';
import type { Content } from '../../src/content/snapshot/snapshot.ts';
import { HelperProcess } from '../processes/helper-process.ts';
import type { Drawing, DrawingTask } from './draw-program.ts';

const program = resolve(import.meta.dirname, 'draw-program.ts');

/** Draws pictures in a process of its own, one after another, and keeps them on disk. */
export class Drawings {
  readonly #location: { cacheFolder: string; buildHash: string };
  readonly #limit = pLimit(1);
  readonly #process = new HelperProcess<DrawingTask, Uint8Array>(program);

  constructor(location: { cacheFolder: string; buildHash: string }) {
    this.#location = location;
  }

  /** Draws a picture, or reads it if it was drawn before; throws if it cannot be drawn. */
  async draw(drawing: Drawing, { icon, collections }: Content): Promise<Buffer> {
    const content = { icon, collections: { clinic: collections.clinic.slice(0, 1) } };
    const { cacheFolder, buildHash } = this.#location;
    const hash = createHash('sha256').update(JSON.stringify([buildHash, drawing, content]));
    const name = `drawings/${hash.digest('base64url').slice(0, 22)}`;
    const draw = () => this.#limit(() => this.#process.run({ drawing, content }));
    return readFile(await ensureFile(cacheFolder, name, draw));
  }

  /** Ends the process. */
  stop(): void {
    this.#process.stop();
  }
}
