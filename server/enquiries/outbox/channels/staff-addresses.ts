import type { Database } from '../../../database/index.ts';
import { hasPassword } from '../../../staff/has-password.ts';

/**
 * The addresses of the staff who have opted in to an email for each enquiry, and the languages that they
 * have chosen. Anyone who has not set a password yet is left out.
 * @param isForDoctors whether all doctors are meant, too
 */
export async function staffAddresses(
  database: Database,
  isForDoctors = false,
): Promise<{ email: string; language: string | null }[]> {
  return database
    .selectFrom('staff')
    .select(['email', 'language'])
    .where((row) =>
      row.or([
        row('mail_for_enquiries', '=', true),
        ...(isForDoctors ? [row('role', '=', 'doctor' as const)] : []),
      ]),
    )
    .where(hasPassword)
    .orderBy('email')
    .execute();
}
