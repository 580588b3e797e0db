import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { fieldNames } from '../../../shared/enquiry-fields.ts';
import { countAgain, showEnquiry } from './enquiries.ts';
import { type Answer, showActual } from './enquiry-changes.ts';
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

/** An enquiry as it is to be, and the version that it was based on. */
type Correction = Omit<NewEnquiry, 'id'> & { version: number };

/** Corrects an enquiry that staff have entered. */
export function useCorrect(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (correction: Correction) => {
      try {
        return await ask<Answer>(`/enquiries/${id}/entered`, 'PUT', correction);
      } catch (error) {
        // The answer to an earlier attempt was lost.
        const { enquiry } = error instanceof DeskError ? error : {};
        if (enquiry && says(enquiry, correction)) return { enquiry };
        throw error;
      }
    },
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
    onError: (error) => showActual(client, error),
    onSettled: () => countAgain(client),
  });
}

function says(enquiry: OpenedEnquiry, { source, language, ...content }: Correction): boolean {
  const isSame = fieldNames.every((name) => enquiry[name] === content[name].trim());
  return isSame && enquiry.source === source && enquiry.language === language;
}
