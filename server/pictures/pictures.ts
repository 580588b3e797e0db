import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import {
  type PictureSize,
  pictureAddress,
  pictureName,
  pictureType,
} from '../../shared/pictures.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { type CachedResponse, cachedResponse } from '../pages/cached-response.ts';
import { timestamp } from '../time/clock.ts';
import { largestUpload, type PictureFault } from './faults.ts';
import type { MadeFile } from './make-files.ts';
import { makePicture, type PictureLimits, usualLimits } from './make-picture.ts';

/** A picture that is stored, by the address of its widest JPEG. */
export interface StoredPicture extends PictureSize {
  src: string;
}

/** More is asked for at this moment than this server takes on. */
export class PicturesBusyError extends Error {
  override name = 'PicturesBusyError';
}

/** Pictures that wait to be made; each may have 15 MB. */
const mostWaiting = 3;

/**
 * How many files are read at the same time, and how many more may wait. A crowd that asks for
 * invented ones must leave the database to enquiries.
 */
const reads = { concurrency: 2, waiting: 200 };

/** Most memory that files take which are kept, in bytes. */
const mostKept = 32 * 1024 * 1024;

/** Pictures of posts: what was uploaded is made into files, which are in the database. */
export class Pictures {
  readonly #database: Database;
  readonly #limits: PictureLimits;
  readonly #making = pLimit(1);
  readonly #reading = pLimit(reads.concurrency);
  readonly #files = new LRUCache<string, CachedResponse>({
    maxSize: mostKept,
    sizeCalculation: ({ bodies }) => bodies.identity.length + 1_024,
    fetchMethod: (name) => this.#reading(() => this.#read(name)),
  });

  /** @param limits those of each picture that differ from the usual ones */
  constructor(database: Database, limits: Partial<PictureLimits> = {}) {
    this.#database = database;
    this.#limits = { ...usualLimits, ...limits };
  }

  /**
   * Takes a picture. One that has been taken before is the same one.
   * @throws PicturesBusyError where others are waiting already
   */
  async add(upload: Uint8Array): Promise<StoredPicture | { fault: PictureFault }> {
    if (upload.length > largestUpload) return { fault: 'large' };
    if (this.#making.pendingCount >= mostWaiting) throw new PicturesBusyError();
    const hash = createHash('sha256').update(upload).digest('hex').slice(0, 32);
    return this.#making(async () => {
      const known = await this.#known(hash);
      if (known) return known;
      const made = await makePicture(upload, this.#limits);
      if ('fault' in made) return made;
      await this.#store(hash, made.size, made.files);
      return stored(hash, made.size);
    });
  }

  /** One file by its name, as it is sent; null where there is none. */
  async file(name: string): Promise<CachedResponse | null> {
    const kept = this.#files.get(name);
    if (kept) return kept;
    if (this.#reading.pendingCount >= reads.waiting) throw new PicturesBusyError();
    return (await this.#files.fetch(name)) ?? null;
  }

  async #read(name: string): Promise<CachedResponse | undefined> {
    const file = await this.#database
      .selectFrom('picture_files')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    if (!file) return undefined;
    return cachedResponse({
      kind: 'file',
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': pictureType(name),
        // Readers of the feed show them, too.
        'cross-origin-resource-policy': 'cross-origin',
      },
      bodies: { identity: Buffer.from(file.bytes) },
    });
  }

  /** The picture of these bytes where it is stored. It counts as uploaded anew, so that it stays. */
  async #known(hash: string): Promise<StoredPicture | null> {
    const found = await this.#database
      .updateTable('pictures')
      .set({ uploaded_at: timestamp() })
      .where('hash', '=', hash)
      .returning(['width', 'height'])
      .executeTakeFirst();
    return found ? stored(hash, found) : null;
  }

  /** Another server may be storing the same picture at this moment. */
  async #store(hash: string, size: PictureSize, files: MadeFile[]): Promise<void> {
    await inTransaction(this.#database, async (transaction) => {
      await transaction
        .insertInto('pictures')
        .values({ hash, ...size, uploaded_at: timestamp() })
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

function stored(hash: string, { width, height }: PictureSize): StoredPicture {
  return { src: pictureAddress(pictureName(hash, { width, height }, 'jpg')), width, height };
}
