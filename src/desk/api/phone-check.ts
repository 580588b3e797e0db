import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PhoneCheckAnswer } from '../../../shared/desk/enquiries/changes.ts';
import { ask } from './request.ts';

/**
 * Whether a typed phone number can exist; undefined until the server has answered.
 * @param typed empty while there is nothing to check
 */
export function useCanBePhone(typed: string): boolean | undefined {
  const { data } = useQuery({ ...phoneCheck(typed), enabled: typed !== '' });
  return data?.canBePhone;
}

/** Returns a function that asks whether a typed phone number can exist; without an answer it can. */
export function usePhoneCheck(): (typed: string) => Promise<boolean> {
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
