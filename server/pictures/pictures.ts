import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  maxUploadSize,
  type PictureFormat,
  type PictureSize,
  pictureAddress,
  pictureName,
  pictureType,
} from '../../shared/pictures.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { type CachedResponse, cachedResponse, sizeOf } from '../pages/response.ts';
import { fairQueue, serialQueue } from '../queue.ts';
import type { PictureFile, PictureProblem } from './make-files.ts';
import { defaultLimits, makePicture, type PictureLimits } from './make-picture.ts';

/** A stored picture, identified by the address of its widest JPEG, or PNG if it is transparent. */
export interface StoredPicture extends PictureSize {
  src: string;
}

/** How many uploads of up to 15 MB may wait to be processed. */
const maxWaiting = 3;

/**
 * How many files are read at the same time and how many may wait, in total and per network, so that requests for
 * invented names leave the database to enquiries.
 */
const readLimits = { concurrency: 2, perNetwork: 1, maxWaiting: 200, waitingPerNetwork: 100 };

/** Maximum size of the cache of files, in bytes. */
const maxCacheBytes = 32 * 1024 * 1024;

/** Pictures that were uploaded at the desk: each is made into files, which are stored in the database. */
export class Pictures {
  readonly #database: Database;
  readonly #limits: PictureLimits;
  readonly #makeQueue = serialQueue(maxWaiting);
  readonly #queue = fairQueue(readLimits);
  /** Each read is queued for the network that first requests the file. */
  readonly #files = new LRUCache<string, CachedResponse, string>({
    maxSize: maxCacheBytes,
    sizeCalculation: sizeOf,
    fetchMethod: (name, _, { context }) => this.#queue(context, () => this.#read(name)),
  });

  /** @param limits overrides of the limits for one picture */
  constructor(database: Database, limits: Partial<PictureLimits> = {}) {
    this.#database = database;
    this.#limits = { ...defaultLimits, ...limits };
  }

  /**
   * Stores a picture. The same bytes, with the same `allowsAlpha`, are always the same picture.
   * @param allowsAlpha whether transparency is kept; otherwise it becomes white
   * @throws OverloadedError if too many are waiting
   */
  async add(
    upload: Uint8Array,
    allowsAlpha = false,
  ): Promise<StoredPicture | { problem: PictureProblem }> {
    if (upload.length > maxUploadSize) return { problem: 'large' };
    const hash = createHash('sha256')
      .update(allowsAlpha ? 'transparent' : '')
      .update(upload)
      .digest('hex')
      .slice(0, 32);
    return this.#makeQueue(async () => {
      const existingPicture = await this.#find(hash);
      if (existingPicture) return existingPicture;
      const outcome = await makePicture(upload, this.#limits, allowsAlpha);
      if ('problem' in outcome) return outcome;
      await this.#store(hash, outcome.size, outcome.files);
      const isPng = outcome.files.some(({ format }) => format === 'png');
      return pictureFrom(hash, outcome.size, isPng ? 'png' : 'jpg');
    });
  }

  /**
   * One file by its name; null if there is none.
   * @param network the network of the request
   * @throws OverloadedError if too many are waiting
   */
  async readFile(name: string, network: string): Promise<CachedResponse | null> {
    const cachedFile = this.#files.get(name);
    return cachedFile ?? (await this.#files.fetch(name, { context: network })) ?? null;
  }

  async #read(name: string): Promise<CachedResponse | undefined> {
    const file = await this.#database
      .selectFrom('picture_files')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    if (!file) return undefined;
    return cachedResponse({
      servedAs: 'file',
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': pictureType(name),
        // Feed readers on other origins show them too.
        'cross-origin-resource-policy': 'cross-origin',
      },
      bodies: { identity: Buffer.from(file.bytes) },
    });
  }

  /** The stored picture with this hash, if any. */
  async #find(hash: string): Promise<StoredPicture | null> {
    const row = await this.#database
      .selectFrom('pictures')
      .select(['width', 'height'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!row) return null;
    const png = await this.#database
      .selectFrom('picture_files')
      .select('name')
      .where('name', '=', pictureName(hash, row, 'png'))
      .executeTakeFirst();
    return pictureFrom(hash, row, png ? 'png' : 'jpg');
  }

  /** Stores the files, unless another server has just stored the same picture. */
  async #store(hash: string, size: PictureSize, files: PictureFile[]): Promise<void> {
    await inTransaction(this.#database, async (transaction) => {
      await transaction
        .insertInto('pictures')
        .values({ hash, ...size })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      for (const { size, format, bytes } of files) {
        await transaction
          .insertInto('picture_files')
          .values({ name: pictureName(hash, size, format), hash, bytes })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
  }
}

function pictureFrom(
  hash: string,
  { width, height }: PictureSize,
  format: PictureFormat,
): StoredPicture {
  return { src: pictureAddress(pictureName(hash, { width, height }, format)), width, height };
}
