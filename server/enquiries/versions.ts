import type { EnquiryContent } from '../../shared/enquiry.ts';
import type { Database } from '../database/index.ts';
import { fromStored } from './enquiry.ts';
import type { OutgoingEnquiry } from './sender.ts';

/** What a visitor had written before she corrected it. */
export interface EarlierVersion extends EnquiryContent {
  /** ISO 8601, UTC. */
  replacedAt: string;
}

/**
 * The earlier versions of enquiries, by the id of each, oldest first.
 * @param ids of which enquiries; of all where it is not given
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

/** An enquiry as it is to be sent now; null where it has been deleted. */
export async function readOutgoing(
  database: Database,
  id: string,
): Promise<OutgoingEnquiry | null> {
  const row = await database
    .selectFrom('enquiries')
    .select(['content', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const earlier = (await readEarlierVersions(database, [id])).get(id) ?? [];
  return { id, content: fromStored(row.content), language: row.language, earlier };
}
