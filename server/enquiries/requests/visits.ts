import type { Visit } from '../../../shared/desk/visits.ts';
import type { Database } from '../../database/index.ts';
import { fromStored } from '../record/enquiry.ts';

/** Most visits that are listed. */
const mostListed = 500;

/**
 * The visits that are agreed, in the order of their times.
 * @param from UTC timestamps, `until` not included
 */
export async function listVisits(
  database: Database,
  { from, until }: { from: string; until: string },
): Promise<Visit[]> {
  const rows = await database
    .selectFrom('requests')
    .innerJoin('enquiries', 'enquiries.id', 'requests.enquiry_id')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.enquiry_id', '=', 'requests.enquiry_id')
        .onRef('offers.version', '=', 'requests.offer'),
    )
    .select(['enquiries.id', 'enquiries.content', 'offers.starts_at as at', 'offers.line'])
    .where('requests.state', '=', 'agreed')
    .where('requests.visit_at', '>=', from)
    .where('requests.visit_at', '<', until)
    .orderBy('requests.visit_at')
    .orderBy('enquiries.id')
    .limit(mostListed)
    .execute();
  return rows.map(({ content, ...visit }) => {
    const { name, phone } = fromStored(content);
    return { ...visit, name, phone };
  });
}
