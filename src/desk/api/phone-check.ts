import { useQuery } from '@tanstack/react-query';
import type { PhoneCheckAnswer } from '../../../shared/desk/enquiries/changes.ts';
import { ask } from './request.ts';

/**
 * Whether a typed phone number can exist; undefined until the server has answered.
 * @param typed empty while there is nothing to check
 */
export function useCanBePhone(typed: string): boolean | undefined {
  const { data } = useQuery({
    enabled: typed !== '',
    queryKey: ['phone-check', typed],
    queryFn: () => ask<PhoneCheckAnswer>('/phone-check', 'POST', { phone: typed }),
  });
  return data?.canBePhone;
}
