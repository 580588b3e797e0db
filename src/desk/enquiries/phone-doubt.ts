import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PhoneCheckAnswer } from '../../../shared/desk/enquiries/changes.ts';
import { ask } from '../api/request.ts';

/**
 * Doubts a phone number that is typed if a digit may be missing. The caller may still be on the line, so that a number
 * is saved as it is only once that has been told: if it has not been, the first attempt to save it tells of it.
 */
export function usePhoneDoubt(typed: string) {
  const phone = typed.trim();
  // Checked when the form is opened and once the field is left, so that no number is doubted while it is being typed.
  const [left, setLeft] = useState(phone);
  const canBePhone = useCanBePhone(left);
  const check = usePhoneCheck();
  const field = useRef<HTMLInputElement>(null);
  const isDoubtful = canBePhone === false && left === phone;
  return {
    /** For the field, which gets the focus if the number is doubted. */
    field,
    isDoubtful,
    leave: () => setLeft(phone),
    /** Whether the number can be saved: it can exist, or its doubt is shown already. */
    canSave: async (): Promise<boolean> => {
      if (isDoubtful || (await check(phone))) return true;
      setLeft(phone);
      field.current?.focus();
      return false;
    },
  };
}

/**
 * Whether a typed phone number can exist; undefined until the server has answered.
 * @param typed empty while there is nothing to check
 */
function useCanBePhone(typed: string): boolean | undefined {
  const { data } = useQuery({ ...phoneCheck(typed), enabled: typed !== '' });
  return data?.canBePhone;
}

/** Returns a function that asks whether a typed phone number can exist; without an answer it can. */
function usePhoneCheck(): (typed: string) => Promise<boolean> {
  const client = useQueryClient();
  return async (typed) => {
    if (typed === '') return true;
    const answer = await client.fetchQuery(phoneCheck(typed)).catch(() => null);
    return answer?.canBePhone ?? true;
  };
}

function phoneCheck(typed: string) {
  return queryOptions({
    queryKey: ['phone-check', typed],
    queryFn: () => ask<PhoneCheckAnswer>('/phone-check', 'POST', { phone: typed }),
  });
}
