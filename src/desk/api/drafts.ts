import { useState } from 'react';
import { randomId } from './random-id.ts';

const prefix = 'desk:note:';

/** A note that is being typed. */
export interface Draft {
  /** That of the note when it is saved: a repeat is the same note. */
  id: string;
  text: string;
}

/**
 * A note that survives a reload of this tab. It is about someone's health: it stays in the tab, and
 * is gone when its writer signs out.
 */
export function useDraft(personId: string, enquiryId: string) {
  const key = `${prefix}${personId}:${enquiryId}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const keep = (next: Draft) => {
    setDraft(next);
    if (next.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(next));
  };
  return {
    draft,
    write: (text: string) => keep({ ...draft, text }),
    clear: () => keep(newDraft()),
  };
}

/** Whether someone has typed a note that is not saved. */
export function hasDrafts(personId: string): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(`${prefix}${personId}:`));
}

/**
 * Forgets all drafts.
 * @param personId whose are kept, if anyone's
 */
export function forgetDrafts(personId?: string): void {
  const others = Object.keys(sessionStorage).filter(
    (key) => key.startsWith(prefix) && !key.startsWith(`${prefix}${personId}:`),
  );
  for (const key of others) sessionStorage.removeItem(key);
}

function readDraft(key: string): Draft {
  const kept = sessionStorage.getItem(key);
  return kept === null ? newDraft() : (JSON.parse(kept) as Draft);
}

function newDraft(): Draft {
  return { id: randomId(), text: '' };
}
