import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import { fieldNames } from '../../../shared/enquiry-fields.ts';
import { countAgain, showEnquiry } from './enquiries.ts';
import { type Answer, showActual, versionOf } from './enquiry-changes.ts';
import { ask, DeskError } from './request.ts';

/** Stores an enquiry that came by phone or at the counter. */
export function useEnter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entered: NewEnquiry) => ask<Answer>('/enquiries', 'POST', entered),
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
    onSettled: () => countAgain(client),
  });
}

/** Corrects an enquiry that staff have entered. */
export function useCorrect(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (entered: Omit<NewEnquiry, 'id'>) => {
      const version = versionOf(client, id);
      try {
        return await ask<Answer>(`/enquiries/${id}/entered`, 'PUT', { version, ...entered });
      } catch (error) {
        // The answer to an earlier attempt was lost.
        const { enquiry } = error instanceof DeskError ? error : {};
        if (enquiry && fieldNames.every((name) => enquiry[name] === entered[name].trim())) {
          return { enquiry };
        }
        throw error;
      }
    },
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
    onError: (error) => showActual(client, error),
    onSettled: () => countAgain(client),
  });
}
