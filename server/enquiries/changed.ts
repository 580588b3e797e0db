import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../database/index.ts';
import { timestamp } from './clock.ts';

/** What every change of an enquiry sets beside its own: others see it, and do not overwrite it unseen. */
export function changed(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return { version: row('version', '+', 1), changed_at: timestamp() };
}
