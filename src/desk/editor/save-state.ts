/** How it stands with what is written. */
export type SaveState<Stored> =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; error: Error; isRetried: boolean; isKept: boolean }
  /** Someone else has saved; nothing is sent until somebody has chosen. */
  | { kind: 'conflict'; theirs: Stored };

/** What is stored has a version; every save makes another. */
export interface Versioned {
  version: number;
  savedAt: string | null;
}

/** What a queue of saves needs to know. */
export interface SaveQueueOptions<Content, Stored extends Versioned> {
  /** What is stored when the queue begins. */
  stored: Versioned;
  /** What is written at this moment. */
  read: () => Content;
  save: (content: Content, version: number) => Promise<Stored>;
  /** Whether the same may succeed a moment later. */
  isPassing: (error: Error) => boolean;
  /** How it is stored now, where the error says that someone else was faster. */
  conflictOf: (error: Error) => Stored | undefined;
  isSame: (stored: Stored, content: Content) => boolean;
  /** Keeps it in the browser until it is saved; false where that fails. */
  keep: (content: Content, version: number) => boolean;
  forget: () => void;
  onSaved: (stored: Stored) => void;
}

/** In milliseconds: how long after the last key it is saved and kept, and after a failure tried again. */
export const times = {
  save: 2_000,
  keep: 300,
  retry: [2_000, 5_000, 10_000],
  longestRetry: 20_000,
};
