const prefix = 'desk:site:';

/** A value of the site that is not saved. */
export interface KeptValue {
  /** Path in the clinic's folder. */
  file: string;
  /** JSON pointer. */
  field: string;
  /** Absent where the field is to be taken away. */
  value?: unknown;
  /** The version of the draft that it is to replace. */
  version: number | null;
}

/** Values that are not saved, kept in the browser until they are; they survive a crash of the tab. */
export class KeptValues {
  readonly #prefix: string;
  readonly #storage: Storage;

  constructor(personId: string, storage: Storage = localStorage) {
    this.#prefix = `${prefix}${personId}:`;
    this.#storage = storage;
  }

  /** Returns false if the browser has no room or forbids storage. */
  keep(kept: KeptValue): boolean {
    try {
      this.#storage.setItem(this.#keyOf(kept), JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }

  /** What is kept of some files. */
  of(files: string[]): KeptValue[] {
    return this.#keys()
      .map((key) => JSON.parse(this.#storage.getItem(key) ?? '') as KeptValue)
      .filter(({ file }) => files.includes(file));
  }

  forget(place: Pick<KeptValue, 'file' | 'field'>): void {
    this.#storage.removeItem(this.#keyOf(place));
  }

  forgetAll(): void {
    for (const key of this.#keys()) this.#storage.removeItem(key);
  }

  get isEmpty(): boolean {
    return this.#keys().length === 0;
  }

  #keyOf({ file, field }: Pick<KeptValue, 'file' | 'field'>): string {
    return `${this.#prefix}${file}${field}`;
  }

  #keys(): string[] {
    return Object.keys(this.#storage).filter((key) => key.startsWith(this.#prefix));
  }
}
