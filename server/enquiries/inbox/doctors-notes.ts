import type { EnquirySummary } from '../../../shared/desk/enquiries/summary.ts';
import type { Database } from '../../database/index.ts';
import { isOneOf } from '../record/one-of.ts';

/** A move that is taken back is taken back within this many milliseconds. */
const undoTime = 60_000;

/** A move, as the access log has it. */
interface LoggedMove {
  at: string;
  was: string | null;
  became: string | null;
}

/** Adds to each enquiry that waits for the doctor the newest note that a doctor has written since it was handed on. */
export async function withDoctorsNotes<Each extends Pick<EnquirySummary, 'id' | 'pending'>>(
  database: Database,
  enquiries: Each[],
): Promise<Each[]> {
  const waiting = enquiries.filter(({ pending }) => pending?.reason === 'doctor');
  const notes = await doctorsNotes(
    database,
    waiting.map(({ id }) => id),
  );
  return enquiries.map((each) => {
    const doctorsNote = notes.get(each.id);
    return doctorsNote && each.pending
      ? { ...each, pending: { ...each.pending, doctorsNote } }
      : each;
  });
}

/** All enquiries that were handed to the doctor, by whether she has written on them since. */
export async function handedToDoctor(
  database: Database,
): Promise<{ waiting: string[]; answered: string[] }> {
  const rows = await database
    .selectFrom('enquiries')
    .select('id')
    // The index of the tabs leaves few to look at.
    .where('tab', '=', 'pending')
    .where('pending_reason', '=', 'doctor')
    .execute();
  const ids = rows.map(({ id }) => id);
  const notes = await doctorsNotes(database, ids);
  const { waiting = [], answered = [] } = Object.groupBy(ids, (id) => {
    return notes.has(id) ? 'answered' : 'waiting';
  });
  return { waiting, answered };
}

/**
 * The newest note that a doctor has written since an enquiry was handed on, by the enquiry's id. A doctor is who is one
 * now; the name of a note's author belongs to one person at a time.
 * @param ids of enquiries that were handed to the doctor
 */
async function doctorsNotes(database: Database, ids: string[]): Promise<Map<string, string>> {
  // Most pages of the list have none, and are asked for all day.
  if (ids.length === 0) return new Map();
  const notes = await notesByDoctors(database, ids);
  const moves = await movesOf(database, [...notes.keys()]);
  const newest = [...notes].flatMap(([id, written]) => {
    const since = handedAt(moves.get(id) ?? []);
    const note = written.findLast(({ at }) => since !== null && at >= since);
    return note ? [[id, note.id] as const] : [];
  });
  return new Map(newest);
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
    .where(isOneOf('enquiry_id', ids))
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
    .where(isOneOf('enquiry_notes.enquiry_id', ids))
    .where('staff.role', '=', 'doctor')
    .orderBy('enquiry_notes.created_at')
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}
