import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import type { Database } from '../../database/index.ts';
import { fromStored } from '../record/enquiry.ts';
import { readOpenings } from './openings.ts';

/** How many other enquiries from the same person are shown. */
const mostOthers = 10;

/** How many moves are shown. */
const mostMoves = 50;

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
  const ids = new Set([
    ...(await ofSamePhones(database, id)),
    ...(await ofSameEmail(database, id)),
  ]);
  const others = [...ids].filter((each) => each !== id);
  if (others.length === 0) return [];
  const rows = await database
    .selectFrom('enquiries')
    .select(['id', 'created_at', 'tab', 'content'])
    .where('id', 'in', others)
    .orderBy('created_at', 'desc')
    .limit(mostOthers)
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

/** The ids of the newest enquiries that share a phone number with an enquiry. */
async function ofSamePhones(database: Database, id: string): Promise<string[]> {
  const phones = await database
    .selectFrom('enquiry_phones')
    .select('number')
    .where('enquiry_id', '=', id)
    .execute();
  const found = await Promise.all(
    phones.map(({ number }) =>
      database
        .selectFrom('enquiry_phones')
        .select(['enquiry_id', 'created_at'])
        .where('number', '=', number)
        .orderBy('created_at', 'desc')
        .limit(mostOthers + 1)
        .execute(),
    ),
  );
  return found.flat().map(({ enquiry_id }) => enquiry_id);
}

/** The ids of the newest enquiries that share the email address of an enquiry. */
async function ofSameEmail(database: Database, id: string): Promise<string[]> {
  const found = await database
    .selectFrom('enquiry_emails as own')
    .innerJoin('enquiry_emails as other', 'other.email', 'own.email')
    .select('other.enquiry_id')
    .where('own.enquiry_id', '=', id)
    .orderBy('other.created_at', 'desc')
    .limit(mostOthers + 1)
    .execute();
  return found.map(({ enquiry_id }) => enquiry_id);
}

async function readHistory(database: Database, id: string): Promise<OpenedEnquiry['history']> {
  const rows = await database
    .selectFrom('access_log')
    .select(['id', 'at', 'person as by', 'was', 'became', 'subject as callAt'])
    .where('enquiry_id', '=', id)
    .where('action', '=', 'moved')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostMoves)
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
