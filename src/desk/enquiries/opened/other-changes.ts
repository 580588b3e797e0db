import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import type { Draft } from '../../api/drafts.ts';
import { countAgain, enquiryKeyOf, removeEnquiry, showEnquiry } from '../../api/enquiries.ts';
import { type Answer, noteKey, showActual, toldFor, versionOf } from '../../api/enquiry-changes.ts';
import { deletedKey, lastMoveKey } from '../../api/query-client.ts';
import { ask } from '../../api/request.ts';
import { untilRecorded } from '../../parts/online.ts';

/**
 * Adds a note; it is shown at once. Until the server can be reached it waits, even if its view is left.
 * @param onSaved called even if its view has been left meanwhile
 */
export function useAddNote(id: string, by: string, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...untilRecorded,
    mutationKey: noteKey(id),
    gcTime: toldFor,
    mutationFn: ({ id: noteId, text }: Draft) =>
      ask<Answer>(`/enquiries/${id}/notes`, 'POST', { id: noteId, text }),
    onMutate: async (draft) => {
      await client.cancelQueries({ queryKey: enquiryKeyOf(id) });
      const before = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
      const note = { ...draft, by, at: new Date().toISOString() };
      if (before) showEnquiry(client, { ...before, notes: [...before.notes, note] });
      return before;
    },
    onError: (error, _draft, before) => showActual(client, error, before),
    onSuccess: ({ enquiry }) => {
      onSaved();
      showEnquiry(client, enquiry);
    },
  });
}

/** Changes the language to answer in; its drafts and the address of the private page follow. */
export function useChangeLanguage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: string) =>
      ask<Answer>(`/enquiries/${id}/language`, 'PUT', { version: versionOf(client, id), language }),
    onError: (error) => showActual(client, error),
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
  });
}

/** Retries at once whatever has not been delivered. */
export function useSendAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      ask<Answer>(`/enquiries/${id}/send`, 'POST', { version: versionOf(client, id) }),
    onError: (error) => showActual(client, error),
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
  });
}

/**
 * Deletes an enquiry for good, and says so in place of the last move, which can no longer be undone.
 * @param leave leaves its view, before it is removed from the cache
 */
export function useDelete({ id, name }: OpenedEnquiry, leave: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      ask(`/enquiries/${id}`, 'DELETE', { version: versionOf(client, id), confirm: true }),
    onError: (error) => showActual(client, error),
    onSuccess: async () => {
      await leave();
      removeEnquiry(client, id);
      client.setQueryData(lastMoveKey, null);
      client.setQueryData(deletedKey, name);
      await countAgain(client);
    },
  });
}
