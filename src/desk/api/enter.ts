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
  return useCorrection<Correction>(`/enquiries/${id}/entered`, says);
}

/** Corrects the phone number of an enquiry that a patient has written. */
export function useCorrectPhone(id: string) {
  return useCorrection<{ phone: string; version: number }>(
    `/enquiries/${id}/phone`,
    (enquiry, { phone }) => enquiry.phone === phone.trim(),
  );
}

function useCorrection<Sent extends { version: number }>(
  path: string,
  isDone: (enquiry: OpenedEnquiry, sent: Sent) => boolean,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (correction: Sent) => {
      try {
        return await ask<Answer>(path, 'PUT', correction);
      } catch (error) {
        // The answer to an earlier attempt was lost.
        const { enquiry } = error instanceof DeskError ? error : {};
        if (enquiry && isDone(enquiry, correction)) return { enquiry };
        throw error;
      }
    },
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
    onError: (error) => showActual(client, error),
    onSettled: () => countAgain(client),
  });
}

function says(
  enquiry: OpenedEnquiry,
  { source, language, package: chosen, ...content }: Correction,
): boolean {
  const booked = enquiry.booked.find(({ kind }) => kind === 'package')?.id;
  const isSame = fieldNames.every((name) => enquiry[name] === content[name].trim());
  return isSame && booked === chosen && enquiry.source === source && enquiry.language === language;
}
