import type { ExpressionBuilder } from 'kysely';
import type { EnquiryContent } from '../../../shared/enquiry-fields.ts';
import type { Database, Tables } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';
import { fromStored } from './enquiry.ts';

/** A version that the visitor, or a correction by staff, has replaced. */
export interface EarlierVersion extends EnquiryContent {
  /** ISO 8601 in UTC. */
  replacedAt: string;
}

/**
 * The earlier versions of enquiries by enquiry id, oldest first.
 * @param ids the enquiries; all if omitted
 */
export async function readEarlierVersions(
  database: Database,
  ids?: string[],
): Promise<Map<string, EarlierVersion[]>> {
  const rows = await database
    .selectFrom('earlier_versions')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
    .orderBy('replaced_at')
    .execute();
  const byEnquiry = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
  return new Map(
    [...byEnquiry].map(([id, some]) => [
      id,
      some.map(({ content, replaced_at }) => ({
        ...fromStored(content),
        replacedAt: replaced_at,
      })),
    ]),
  );
}

/** Columns to set with every change of an enquiry, so that nobody overwrites it unseen. */
export function nextVersion(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return { version: row('version', '+', 1), changed_at: timestamp() };
}
