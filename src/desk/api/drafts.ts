import { useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { ask } from './request.ts';

const prefix = 'desk:note:';
const entryPrefix = 'desk:entry:';
const offerPrefix = 'desk:offer:';
const formPrefix = 'desk:form:';
const prefixes = [prefix, entryPrefix, offerPrefix, formPrefix];

/** A note that is being typed. */
export interface Draft {
  /** The id of the saved note, so that a retry does not store it twice. */
  id: string;
  text: string;
}

/**
 * A note that survives a reload of this tab. Because it is about someone's health, it stays in the tab and
 * is removed when its writer signs out.
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
    /** Reads the stored draft again: a view that was left may have saved the note since. */
    readAgain: () => setDraft(readDraft(key)),
  };
}

/** An enquiry being entered by hand. Like a note, it survives a reload of this tab. */
export function useKeptEntry<Entry>(personId: string) {
  return useKept<Entry>(entryPrefix + personId);
}

/** A visit time being chosen; it is discarded once another was offered. */
export function useKeptOffer<Offer>(
  personId: string,
  { id, visit }: Pick<OpenedEnquiry, 'id' | 'visit'>,
) {
  return useKept<Offer>(`${offerPrefix}${personId}:${id}:${visit.offer}`);
}

/** The contents of another form of the desk. */
export function useKeptForm<Typed>(personId: string, form: string) {
  return useKept<Typed>(`${formPrefix}${personId}:${form}`);
}

function useKept<Entry>(key: string) {
  const [kept, setKept] = useState(() => {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Entry);
  });
  return {
    /** What was kept when the view was opened. */
    kept,
    keep: (entry: Entry) => sessionStorage.setItem(key, JSON.stringify(entry)),
    clear: () => {
      sessionStorage.removeItem(key);
      setKept(null);
    },
  };
}

/** The notes that someone has typed and not saved. */
export function draftsOf(personId: string): (Draft & { enquiryId: string })[] {
  const begin = `${prefix}${personId}:`;
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(begin))
    .map((key) => ({ ...readDraft(key), enquiryId: key.slice(begin.length) }))
    .filter(({ text }) => text.trim() !== '');
}

/** Saves all notes that someone has typed, each with its enquiry. */
export async function saveDrafts(personId: string): Promise<void> {
  for (const { enquiryId, id, text } of draftsOf(personId)) {
    await ask(`/enquiries/${enquiryId}/notes`, 'POST', { id, text });
    sessionStorage.removeItem(`${prefix}${personId}:${enquiryId}`);
  }
}

/**
 * Forgets all drafts.
 * @param personId whose drafts are kept, if anyone's
 */
export function forgetDrafts(personId?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    const begin = prefixes.find((each) => key.startsWith(each));
    if (begin === undefined) continue;
    const [owner] = key.slice(begin.length).split(':');
    if (owner !== personId) sessionStorage.removeItem(key);
  }
}

function readDraft(key: string): Draft {
  const kept = sessionStorage.getItem(key);
  return kept === null ? newDraft() : (JSON.parse(kept) as Draft);
}

function newDraft(): Draft {
  return { id: randomId(), text: '' };
}

/** A UUID. Browsers lack `randomUUID` without TLS, as during a trial in the clinic's own network. */
export function randomId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
