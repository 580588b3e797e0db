import type { Database } from '../database/index.ts';

/**
 * The addresses of the staff who have opted in to a mail for each enquiry. Anyone who has not set a
 * password yet is left out.
 */
export async function staffToMail(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('staff')
    .select('email')
    .where('mail_for_enquiries', '=', true)
    .where((row) =>
      row.exists(
        row
          .selectFrom('staff_accounts')
          .select('staff_id')
          .whereRef('staff_accounts.staff_id', '=', 'staff.id')
          .where('password', 'is not', null),
      ),
    )
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
