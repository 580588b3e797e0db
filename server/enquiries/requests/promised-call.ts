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
    .where('tab', '=', 'pending')
    .where('call_at', '>', now)
    .executeTakeFirst();
  return promised?.call_at ?? null;
}

/**
 * Where a patient's answer moves the enquiry. Someone has to see what the patient no longer wants: it becomes a new
 * enquiry again, unless a promised call is still to come, in which another time can be settled.
 */
export async function placeAfter(
  transaction: Transaction,
  enquiryId: string,
  { answer, now }: { answer: 'agreed' | 'asked' | 'cancelled'; now: Date },
) {
  if (answer === 'agreed') return {};
  const call_at =
    answer === 'asked' ? await callToCome(transaction, enquiryId, now.toISOString()) : null;
  const pending_reason = call_at === null ? null : ('call-back' as const);
  return { state: 'new' as const, pending_reason, call_at };
}
