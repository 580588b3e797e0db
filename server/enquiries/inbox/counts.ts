import { type SqlBool, sql } from 'kysely';
import type { EnquiryCounts } from '../../../shared/desk/enquiries/list.ts';
import type { EnquiryTab } from '../../../shared/desk/enquiries/summary.ts';
import type { Database } from '../../database/index.ts';
import { handedToDoctor } from './doctors-notes.ts';
import { hasPatientAnswered } from './queue.ts';

/** Counts the enquiries of each kind that the desk shows beside its lists. */
export async function countEnquiries(database: Database): Promise<EnquiryCounts> {
  const enquiries = database
    .selectFrom('enquiries')
    .select((row) => ['tab', row.fn.countAll<number>().as('count')])
    .groupBy('tab');
  const counts = { new: 0, pending: 0, answered: 0, archived: 0, spam: 0 };
  for (const { tab, count } of await enquiries.execute()) counts[tab] = Number(count);
  const { unsent } = await database
    .selectFrom('enquiries')
    .select((row) => row.fn.countAll<number>().as('unsent'))
    .where('unsent_offer', 'is not', null)
    .executeTakeFirstOrThrow();
  const urgent = await enquiries
    .where(sql<SqlBool>`urgent`)
    .where('tab', 'in', ['new', 'pending', 'spam'])
    .execute();
  const [answers] = await enquiries.where('tab', '=', 'new').where(hasPatientAnswered).execute();
  const urgentUnder = new Map(urgent.map(({ tab, count }) => [tab, Number(count)]));
  const urgentIn = (tab: EnquiryTab) => urgentUnder.get(tab) ?? 0;
  const { waiting, answered } = await handedToDoctor(database);
  return {
    newCount: counts.new,
    counts,
    urgentNew: urgentIn('new'),
    patientAnswers: Number(answers?.count ?? 0),
    urgentPending: urgentIn('pending'),
    urgentSpam: urgentIn('spam'),
    unsentOffers: Number(unsent),
    waitingForDoctor: waiting.length,
    answeredByDoctor: answered.length,
  };
}
