import type { Database } from '../../../database/index.ts';
import { hasPassword } from '../../../staff/has-password.ts';

/**
 * The addresses of the staff who have opted in to an email for each enquiry. Anyone who has not set a
 * password yet is left out.
 */
export async function staffToMail(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('staff')
    .select('email')
    .where('mail_for_enquiries', '=', true)
    .where(hasPassword)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
