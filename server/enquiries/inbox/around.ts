import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import type { Database } from '../../database/index.ts';
import { fromStored } from '../record/enquiry.ts';
import { readOpenings } from './openings.ts';

/** How many other enquiries from the same person are shown. */
const maxOthers = 10;

/** How many moves are shown. */
const maxMoves = 50;

/**
 * Reads what the desk shows beside an enquiry: others from the same person, its moves, who has corrected its phone
 * number, and who else is reading it.
 */
export async function readAround(
  database: Database,
  id: string,
  readerId: string,
): Promise<Pick<OpenedEnquiry, 'others' | 'history' | 'phoneCorrections' | 'openedBy'>> {
  return {
    others: await readOthers(database, id),
    history: await readHistory(database, id),
    phoneCorrections: await readPhoneCorrections(database, id),
    openedBy: await readReaders(database, id, readerId),
  };
}

async function readOthers(database: Database, id: string): Promise<OpenedEnquiry['others']> {
  const rows = await database
    .selectFrom('enquiries')
    .select(['id', 'created_at', 'tab', 'content'])
    .where('id', 'in', (from) =>
      from
        .selectFrom('enquiry_contacts as own')
        .innerJoin('enquiry_contacts as other', 'other.contact', 'own.contact')
        .select('other.enquiry_id')
        .where('own.enquiry_id', '=', id),
    )
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(maxOthers)
    .execute();
  return rows.map(({ content, ...row }) => {
    const { name, message } = fromStored(content);
    return {
      id: row.id,
      name,
      receivedAt: row.created_at,
      tab: row.tab,
      beginning: beginningOf(message),
    };
  });
}

async function readHistory(database: Database, id: string): Promise<OpenedEnquiry['history']> {
  const rows = await database
    .selectFrom('access_log')
    .select(['id', 'at', 'person as by', 'was', 'became', 'subject as callAt'])
    .where('enquiry_id', '=', id)
    .where('action', '=', 'moved')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxMoves)
    .execute();
  const moves = rows.map(({ was, became, ...row }) => ({
    ...row,
    was: was ?? '',
    became: became ?? '',
  }));
  return moves.toReversed();
}

function readPhoneCorrections(database: Database, id: string) {
  return database
    .selectFrom('access_log')
    .select(['id', 'person as by', 'at'])
    .where('enquiry_id', '=', id)
    .where('action', '=', 'phone-corrected')
    .orderBy('at')
    .execute();
}

/** Who else has opened an enquiry, or has begun to call or write to the patient. */
async function readReaders(
  database: Database,
  id: string,
  readerId: string,
): Promise<OpenedEnquiry['openedBy']> {
  const all = (await readOpenings(database, [id])).get(id) ?? [];
  return all
    .filter(({ account }) => account !== null && account !== readerId)
    .map(({ account: _, ...opening }) => opening);
}
