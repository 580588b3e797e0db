import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';

/** Columns to set with every change of an enquiry, so that nobody overwrites it unseen. */
export function nextVersion(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return { version: row('version', '+', 1), changed_at: timestamp() };
}
