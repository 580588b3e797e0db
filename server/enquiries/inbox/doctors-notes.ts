import type { EnquirySummary } from '../../../shared/desk/enquiries/summary.ts';
import type { Database } from '../../database/index.ts';

/** A move that is taken back is taken back within this many milliseconds. */
const undoTime = 60_000;

/** A move, as the access log has it. */
interface LoggedMove {
  at: string;
  was: string | null;
  became: string | null;
}

/**
 * Adds to each enquiry that waits for the doctor the newest note that a doctor has written since it was handed on.
 * A doctor is who is one now; the name of a note's author belongs to one person at a time.
 */
export async function withDoctorsNotes<Each extends Pick<EnquirySummary, 'id' | 'pending'>>(
  database: Database,
  enquiries: Each[],
): Promise<Each[]> {
  const waiting = enquiries.filter(({ pending }) => pending?.reason === 'doctor');
  const ids = waiting.map(({ id }) => id);
  if (ids.length === 0) return enquiries;
  const moves = await movesOf(database, ids);
  const notes = await notesByDoctors(database, ids);
  return enquiries.map((each) => {
    const since = handedAt(moves.get(each.id) ?? []);
    const note = notes.get(each.id)?.findLast(({ at }) => since !== null && at >= since);
    return note && each.pending
      ? { ...each, pending: { ...each.pending, doctorsNote: note.id } }
      : each;
  });
}

/**
 * When an enquiry was handed to the doctor last. Taking back a move that led away from the doctor hands nothing on.
 * @param moves oldest first
 */
export function handedAt(moves: LoggedMove[]): string | null {
  const handed = moves.findLast(({ at, became }, place) => {
    const before = moves[place - 1];
    const isTakenBack =
      before?.was === 'doctor' && Date.parse(at) - Date.parse(before.at) < undoTime;
    return became === 'doctor' && !isTakenBack;
  });
  return handed?.at ?? null;
}

async function movesOf(database: Database, ids: string[]) {
  const rows = await database
    .selectFrom('access_log')
    .select(['enquiry_id', 'at', 'was', 'became'])
    .where('enquiry_id', 'in', ids)
    .where('action', '=', 'moved')
    .orderBy('at')
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}

async function notesByDoctors(database: Database, ids: string[]) {
  const rows = await database
    .selectFrom('enquiry_notes')
    .innerJoin('staff', 'staff.name', 'enquiry_notes.author')
    .select(['enquiry_notes.id', 'enquiry_notes.enquiry_id', 'enquiry_notes.created_at as at'])
    .where('enquiry_notes.enquiry_id', 'in', ids)
    .where('staff.role', '=', 'doctor')
    .orderBy('enquiry_notes.created_at')
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}
