import type { EnquiryContent } from '../../../shared/enquiry.ts';
import type { Database } from '../../database/index.ts';
import type { OutgoingEnquiry } from '../outbox/channels/channel.ts';
import { fromStored } from './enquiry.ts';

/** A version that the visitor has replaced. */
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

/** An enquiry as it is to be sent now; null if it has been deleted. */
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
