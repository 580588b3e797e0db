import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../database/index.ts';

/** The condition that a member of staff has chosen a password, and so can sign in. */
export function hasPassword(row: ExpressionBuilder<Tables, 'staff'>) {
  return row.exists(
    row
      .selectFrom('staff_accounts')
      .select('staff_id')
      .whereRef('staff_accounts.staff_id', '=', 'staff.id')
      .where('password', 'is not', null),
  );
}
