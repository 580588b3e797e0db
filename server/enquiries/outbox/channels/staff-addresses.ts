import type { Database } from '../../../database/index.ts';
import { hasPassword } from '../../../staff/has-password.ts';

/**
 * The addresses of the staff who have opted in to an email for each enquiry, and the languages that they
 * have chosen. Anyone who has not set a password yet is left out.
 */
export async function staffAddresses(
  database: Database,
): Promise<{ email: string; language: string | null }[]> {
  return database
    .selectFrom('staff')
    .select(['email', 'language'])
    .where('mail_for_enquiries', '=', true)
    .where(hasPassword)
    .orderBy('email')
    .execute();
}
