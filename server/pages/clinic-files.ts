import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import {
  cacheFolders,
  readServedFile,
  writeServedFile,
} from '../../src/content/snapshot/content-cache.ts';
import type { PictureVariant, Snapshot } from '../../src/content/snapshot/snapshot.ts';
import { PlainError } from '../log.ts';
import { makeCrops } from '../pictures/index.ts';
import {
  type CachedResponse,
  cachedResponse,
  compress,
  foreverPolicy,
  sizeOf,
  typeOf,
} from './response.ts';

/** The maximum memory for the files, in bytes. */
const maxBytes = 24 * 1_024 * 1_024;

/** The addresses of pictures and typefaces. */
const address = /^\/_astro\/((?:fonts\/)?[\w-][\w.-]*)$/;

/** The pictures and typefaces of the clinic, kept on disk. */
export class ClinicFiles {
  readonly #cacheFolder: string;
  readonly #photographs: Photographs;
  readonly #pictures: () => Pick<Snapshot, 'variants' | 'unchanged'>[];
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    fetchMethod: (path) => this.#readOrMake(path),
    // A picture is returned even if others have evicted it from the cache while it was being made.
    ignoreFetchAbort: true,
  });

  /** @param pictures the pictures of the pages that are shown, and of previews */
  constructor(
    cacheFolder: string,
    photographs: Photographs,
    pictures: () => Pick<Snapshot, 'variants' | 'unchanged'>[],
  ) {
    this.#cacheFolder = cacheFolder;
    this.#photographs = photographs;
    this.#pictures = pictures;
  }

  /** A file by its address; a promise if it has to be read or made first; undefined if there is none. */
  find(path: string): CachedResponse | Promise<CachedResponse | undefined> | undefined {
    if (!address.test(path)) return undefined;
    return this.#responses.get(path) ?? this.#responses.fetch(path);
  }

  /** Whether the file at an address has been made. */
  isOnDisk(path: string): boolean {
    const name = address.exec(path)?.[1];
    return name !== undefined && existsSync(join(this.#cacheFolder, cacheFolders.files, name));
  }

  async #readOrMake(path: string): Promise<CachedResponse | undefined> {
    const name = address.exec(path)?.[1] ?? '';
    const type = typeOf(name);
    const pictures = this.#pictures();
    const variants = pictures.find(({ variants }) => variants.has(path))?.variants ?? new Map();
    const isUnchanged = pictures.some(({ unchanged }) => unchanged.has(path));
    const bytes =
      (await readServedFile(this.#cacheFolder, name)) ??
      (await this.#photographs.make(path, variants)) ??
      // The original of a resized photograph must not be served: its metadata can reveal where it was taken.
      (isUnchanged ? await this.#readOriginal(name) : null);
    if (!bytes) return undefined;
    return cachedResponse({
      servedAs: 'file',
      status: 200,
      headers: { 'cache-control': foreverPolicy, 'content-type': type },
      bodies: await compress(bytes, type),
    });
  }

  #readOriginal(name: string): Promise<Buffer | null> {
    return readFile(join(this.#cacheFolder, cacheFolders.originals, name)).catch(() => null);
  }
}

type Variants = ReadonlyMap<string, PictureVariant>;

/** Makes the sizes of the clinic's photographs, one photograph after another, and keeps them on disk. */
export class Photographs {
  readonly #cacheFolder: string;
  readonly #limit = pLimit(1);

  constructor(cacheFolder: string) {
    this.#cacheFolder = cacheFolder;
  }

  /**
   * Makes the size at a URL, and all other missing sizes of its photograph; undefined if no page shows it.
   * @throws PlainError if it cannot be made; the message names the photograph
   */
  async make(url: string, variants: Variants): Promise<Buffer | undefined> {
    const variant = variants.get(url);
    if (!variant) return undefined;
    await this.#limit(() => this.#make(variant.original, variants));
    return (await readServedFile(this.#cacheFolder, fileName(url))) ?? undefined;
  }

  async #make(original: string, variants: Variants): Promise<void> {
    const missingVariants = [...variants].filter(
      ([url, variant]) => variant.original === original && !existsSync(this.#fileOf(url)),
    );
    if (missingVariants.length === 0) return;
    const name = original.slice(original.lastIndexOf('/') + 1);
    const bytes = await readFile(join(this.#cacheFolder, cacheFolders.originals, name));
    const outcome = await makeCrops(
      bytes,
      missingVariants.map(([, variant]) => variant),
    );
    if ('problem' in outcome) throw new PlainError(`images: ${name}: ${outcome.problem}`);
    for (const [index, [url]] of missingVariants.entries()) {
      const crop = outcome.crops[index];
      if (crop) await writeServedFile(this.#cacheFolder, fileName(url), crop);
    }
  }

  #fileOf(url: string): string {
    return join(this.#cacheFolder, cacheFolders.files, fileName(url));
  }
}

/** The name of the file at a URL. */
function fileName(url: string): string {
  return url.slice('/_astro/'.length);
}
