import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { PictureVariant } from '../../../src/content/edition/content.ts';
import { keptFolders, readServed, writeServed } from '../../../src/content/edition/kept-files.ts';
import { PlainError } from '../../log.ts';
import { makeCrops } from '../../pictures/index.ts';

type Variants = ReadonlyMap<string, PictureVariant>;

/** Makes the sizes of the clinic's photographs, one photograph after another, and keeps them on disk. */
export class Photographs {
  readonly #kept: string;
  readonly #oneByOne = pLimit(1);

  constructor(kept: string) {
    this.#kept = kept;
  }

  /**
   * Makes the size at a URL, and the others of its photograph; undefined if no page shows it.
   * @throws PlainError if it cannot be made; the message names the photograph
   */
  async make(url: string, variants: Variants): Promise<Buffer | undefined> {
    const variant = variants.get(url);
    if (!variant) return undefined;
    await this.#oneByOne(() => this.#make(variant.original, variants));
    return (await readServed(this.#kept, nameOf(url))) ?? undefined;
  }

  async #make(original: string, variants: Variants): Promise<void> {
    const missing = [...variants].filter(
      ([url, each]) => each.original === original && !existsSync(this.#fileOf(url)),
    );
    if (missing.length === 0) return;
    const name = original.slice(original.lastIndexOf('/') + 1);
    const bytes = await readFile(join(this.#kept, keptFolders.originals, name));
    const outcome = await makeCrops(
      bytes,
      missing.map(([, variant]) => variant),
    );
    if ('fault' in outcome) throw new PlainError(`images: ${name}: ${outcome.fault}`);
    for (const [index, [url]] of missing.entries()) {
      const made = outcome.crops[index];
      if (made) await writeServed(this.#kept, nameOf(url), made);
    }
  }

  #fileOf(url: string): string {
    return join(this.#kept, keptFolders.files, nameOf(url));
  }
}

/** The name of the file at a URL. */
function nameOf(url: string): string {
  return url.slice('/_astro/'.length);
}
