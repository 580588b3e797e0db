import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import { countAgain, showEnquiry } from './enquiries.ts';
import type { Answer } from './enquiry-changes.ts';
import { ask } from './request.ts';

/** Stores an enquiry that came by phone or at the counter. */
export function useEnter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entered: NewEnquiry) => ask<Answer>('/enquiries', 'POST', entered),
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
    onSettled: () => countAgain(client),
  });
}
