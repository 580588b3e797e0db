import { useState } from 'react';
import { sendRequest } from './request.ts';

const prefixOf = (personId: string) => `desk:${personId}:`;
const notePrefixOf = (personId: string) => `${prefixOf(personId)}note:`;

/** A note that is being typed. */
export interface NoteDraft {
  /** The id that the saved note will have, so that a retry does not store it twice. */
  id: string;
  text: string;
}

/**
 * A note that survives a reload of this tab. Because it is about someone's health, it is stored only in this tab, and
 * removed when its writer signs out.
 */
export function useNoteDraft(personId: string, enquiryId: string) {
  const key = notePrefixOf(personId) + enquiryId;
  const [draft, setDraft] = useState(() => readNoteDraft(key));
  const keep = (next: NoteDraft) => {
    setDraft(next);
    if (next.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(next));
  };
  return {
    draft,
    write: (text: string) => keep({ ...draft, text }),
    clear: () => keep(newNoteDraft()),
    /** Reads the stored draft again: a view that was left while it was saving the note may have cleared the draft. */
    reload: () => setDraft(readNoteDraft(key)),
  };
}

/**
 * What was typed into a form. Like a note, it survives a reload of this tab.
 * @param form a name for the form and its subject, unique among the person's drafts
 */
export function useFormDraft<Draft>(personId: string, form: string) {
  const key = prefixOf(personId) + form;
  const [draft, setDraft] = useState(() => {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Draft);
  });
  return {
    /** As it was stored when the view was opened; null if there was none. */
    draft,
    keep: (next: Draft) => sessionStorage.setItem(key, JSON.stringify(next)),
    clear: () => {
      sessionStorage.removeItem(key);
      setDraft(null);
    },
  };
}

/** The notes that someone has typed and not saved. */
export function noteDraftsOf(personId: string): (NoteDraft & { enquiryId: string })[] {
  const prefix = notePrefixOf(personId);
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ ...readNoteDraft(key), enquiryId: key.slice(prefix.length) }))
    .filter(({ text }) => text.trim() !== '');
}

/** Saves all notes that someone has typed, each with its enquiry. */
export async function saveNoteDrafts(personId: string): Promise<void> {
  for (const { enquiryId, id, text } of noteDraftsOf(personId)) {
    await sendRequest(`/enquiries/${enquiryId}/notes`, 'POST', { id, text });
    sessionStorage.removeItem(notePrefixOf(personId) + enquiryId);
  }
}

/**
 * Deletes all drafts in this tab, except those of one person.
 * @param personId that person; without it, all drafts are deleted
 */
export function deleteDrafts(personId?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    const isOwn = personId !== undefined && key.startsWith(prefixOf(personId));
    if (key.startsWith('desk:') && !isOwn) sessionStorage.removeItem(key);
  }
}

function readNoteDraft(key: string): NoteDraft {
  const json = sessionStorage.getItem(key);
  return json === null ? newNoteDraft() : (JSON.parse(json) as NoteDraft);
}

function newNoteDraft(): NoteDraft {
  return { id: randomId(), text: '' };
}

/** A UUID. Browsers lack `randomUUID` without TLS, as during a trial in the clinic's own network. */
export function randomId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
