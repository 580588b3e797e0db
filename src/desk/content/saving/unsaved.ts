const prefix = 'desk:content:';

/** The text of a file that is not saved. */
export interface UnsavedText {
  /** Path in the clinic's folder. */
  path: string;
  /** Null if the file is to be removed. */
  text: string | null;
  /** The text that it is based on, with its version. */
  base: { text: string | null; version: string };
}

/** Texts that are not saved, kept in the browser until they are; they survive a crash of the tab. */
export class UnsavedTexts {
  readonly #prefix: string;
  readonly #storage: Storage;

  constructor(personId: string, storage: Storage = localStorage) {
    this.#prefix = `${prefix}${personId}:`;
    this.#storage = storage;
  }

  /** Stores a text; returns false if the browser has no room or forbids storage. */
  keep(unsavedText: UnsavedText): boolean {
    try {
      this.#storage.setItem(this.#prefix + unsavedText.path, JSON.stringify(unsavedText));
      return true;
    } catch {
      return false;
    }
  }

  get(path: string): UnsavedText | null {
    const text = this.#storage.getItem(this.#prefix + path);
    return text === null ? null : (JSON.parse(text) as UnsavedText);
  }

  forget(path: string): void {
    this.#storage.removeItem(this.#prefix + path);
  }

  forgetAll(): void {
    for (const path of this.paths) this.forget(path);
  }

  /** The paths of the files with unsaved changes. */
  get paths(): string[] {
    return Object.keys(this.#storage)
      .filter((key) => key.startsWith(this.#prefix))
      .map((key) => key.slice(this.#prefix.length));
  }
}

/** How long leaving an editor waits for a save, in milliseconds. */
const maxWait = 3_000;

/** An editor that saves what is being written. */
interface OpenEditor {
  keepNow(): void;
  flush(): Promise<boolean>;
  abandon(): void;
}

/** The editors that are open in this tab. */
export const openEditors = new Set<OpenEditor>();

/** Saves an editor that is about to be left; returns false if that fails or takes too long. */
export function saveBeforeLeaving(editor: OpenEditor): Promise<boolean> {
  editor.keepNow();
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), maxWait));
  return Promise.race([editor.flush(), timeout]);
}
