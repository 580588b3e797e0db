/** The state of saving. */
export type SaveState<Stored> =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; error: Error; isRetried: boolean; isKept: boolean }
  /** Someone else has saved; nothing is sent until the person has chosen. */
  | { kind: 'conflict'; theirs: Stored };

/** Stored content with its version, which every save changes. */
export interface Versioned {
  /** Null where nothing is stored yet. */
  version: number | null;
  savedAt: string | null;
}

/** The options of a save queue. */
export interface SaveQueueOptions<Content, Stored extends Versioned> {
  /** The stored content at the start. */
  stored: Versioned & { version: Stored['version'] };
  /** Returns the current content. */
  read: () => Content;
  save: (content: Content, version: Stored['version']) => Promise<Stored>;
  /** Whether a retry may succeed. */
  isTemporary: (error: Error) => boolean;
  /** The stored content, if the error reports a conflict. */
  conflictOf: (error: Error) => Stored | undefined;
  isSame: (stored: Stored, content: Content) => boolean;
  /** Keeps content in the browser until it is saved; returns false if that fails. */
  keep: (content: Content, version: Stored['version']) => boolean;
  forget: () => void;
  onSaved: (stored: Stored) => void;
}

/** Delays in milliseconds: from the last key to saving and to keeping, and from a failure to a retry. */
export const times = {
  save: 2_000,
  keep: 300,
  retry: [2_000, 5_000, 10_000],
  longestRetry: 20_000,
};
