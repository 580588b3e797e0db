import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Edition } from '../../src/content/edition/edition.ts';
import { keptFolders, readServed } from '../../src/content/edition/kept-files.ts';
import type { Photographs } from './drawings/photographs.ts';
import { type CachedResponse, cachedResponse, sizeOf } from './response/cached-response.ts';
import { compress } from './response/encodings.ts';
import { foreverPolicy, typeOf } from './response/file-types.ts';

/** The most memory that the files may take, in bytes. */
const mostBytes = 24 * 1_024 * 1_024;

/** The addresses of pictures and typefaces. */
const address = /^\/_astro\/((?:fonts\/)?[\w-][\w.-]*)$/;

/** The pictures and typefaces of the clinic, which are kept on disk. */
export class KeptFiles {
  readonly #kept: string;
  readonly #photographs: Photographs;
  readonly #editions: () => Edition[];
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
    fetchMethod: (path) => this.#read(path),
  });

  /** @param editions what visitors see now, and previews */
  constructor(kept: string, photographs: Photographs, editions: () => Edition[]) {
    this.#kept = kept;
    this.#photographs = photographs;
    this.#editions = editions;
  }

  /** A file by its address; undefined if the address is not that of a picture or typeface. */
  find(path: string): CachedResponse | Promise<CachedResponse | undefined> | undefined {
    if (!address.test(path)) return undefined;
    return this.#responses.get(path) ?? this.#responses.fetch(path);
  }

  /** Whether there is a file at an address. */
  has(path: string): boolean {
    const name = address.exec(path)?.[1];
    return name !== undefined && existsSync(join(this.#kept, keptFolders.files, name));
  }

  async #read(path: string): Promise<CachedResponse | undefined> {
    const name = address.exec(path)?.[1] ?? '';
    const type = typeOf(name);
    const editions = this.#editions();
    const variants = editions.find((each) => each.variants.has(path))?.variants ?? new Map();
    const isUnchanged = editions.some(({ unchanged }) => unchanged.has(path));
    const bytes =
      (await readServed(this.#kept, name)) ??
      (await this.#photographs.make(path, variants)) ??
      // No other original may be served: its metadata may reveal where it was taken.
      (isUnchanged ? await this.#original(name) : null);
    if (!bytes) return undefined;
    return cachedResponse({
      servedAs: 'file',
      status: 200,
      headers: { 'cache-control': foreverPolicy, 'content-type': type },
      bodies: await compress(bytes, type),
    });
  }

  #original(name: string): Promise<Buffer | null> {
    return readFile(join(this.#kept, keptFolders.originals, name)).catch(() => null);
  }
}
