import type { Transaction } from '../../database/index.ts';

/**
 * The call that a patient has been promised and still waits for, whatever else is offered or asked for meanwhile.
 * @param now ISO 8601 in UTC
 * @returns when it comes; null if none does
 */
export async function callToCome(
  transaction: Transaction,
  enquiryId: string,
  now: string,
): Promise<string | null> {
  const promised = await transaction
    .selectFrom('enquiries')
    .select('call_at')
    .where('id', '=', enquiryId)
    .where('desk_tab', '=', 'pending')
    .where('call_at', '>', now)
    .executeTakeFirst();
  return promised?.call_at ?? null;
}
