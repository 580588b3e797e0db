import type { SeenDraft } from '../../../../shared/desk/site/drafts.ts';
import { isSame } from '../../../../shared/site-edits/is-same.ts';
import { isTemporary } from '../../api/query-client.ts';
import { SaveQueue } from '../../saving/save-queue.ts';
import type { SiteField } from '../data/site.ts';
import type { KeptValues } from './kept-values.ts';
import { merged } from './merged.ts';
import { type StoredValue, ValueConflict } from './save-value.ts';

/** A field with a value that is not saved yet. */
export interface OpenField extends SiteField {
  value: unknown;
  /** What the server had when it was changed; absent if that is not known. */
  base?: { value: unknown } | undefined;
  /** Drafts of others within it that were seen, and may be deleted for it. */
  seen: SeenDraft[];
  queue: SaveQueue<unknown, StoredValue>;
}

interface QueueOptions {
  kept: KeptValues;
  /** Of the draft that the value is based on. */
  version: number | null;
  /** The value as it is typed. */
  read: () => unknown;
  save: (value: unknown, version: number | null) => Promise<StoredValue>;
  onSaved: (stored: StoredValue) => void;
}

/** The queue in which a field is saved. */
export function queueOf(place: SiteField, { kept, version, ...options }: QueueOptions) {
  return new SaveQueue<unknown, StoredValue>({
    ...options,
    stored: { version, savedAt: null },
    isTemporary,
    conflictOf: (error) => (error instanceof ValueConflict ? error.theirs : undefined),
    isSame: (stored, value) => isSame(stored.value, value),
    keep: (value, based) => kept.keep({ ...place, value, version: based }),
    forget: () => kept.forget(place),
  });
}

/**
 * A field after somebody else has saved it meanwhile, with the changes of both.
 * @param sent the value that was refused, which may have been changed further since
 * @returns the field, and what is to be sent in place of the value; null if somebody has to choose
 */
export function mergedField(open: OpenField, sent: unknown, theirs: StoredValue) {
  if (!open.base || theirs.unseen.length > 0) return null;
  const both = merged(open.base.value, sent, theirs.value);
  const now = both && merged(sent, open.value, both.value);
  if (!both || !now) return null;
  const base = { value: theirs.value };
  return { field: { ...open, base, value: now.value, seen: theirs.within }, value: both.value };
}
