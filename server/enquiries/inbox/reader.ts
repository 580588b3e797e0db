import type { z } from 'zod';
import { excerptOf } from '../../../shared/desk/enquiries/list-rules.ts';
import { enquiryResponse, type OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { Database } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { byId } from '../../plugins/schemas.ts';
import type { Services } from '../../services.ts';
import { type Actor, logAccess, logOpening, wasDoneRecently } from '../../staff/access-log.ts';
import type { Session } from '../../staff/sign-in/sessions.ts';
import { timestamp } from '../../time/clock.ts';
import { fromStored } from '../record/enquiry.ts';
import { readVisitHistory } from '../requests/history.ts';
import { recordFirstOpening } from '../requests/store.ts';
import type { Outcome } from './changes.ts';
import { earlierEnquiriesOfContact, readOpenings } from './list.ts';

/** How many other enquiries from the same person are shown. */
const maxOthers = 10;

/** How many moves are shown. */
const maxMoves = 50;

/** A request about one enquiry. */
export interface EnquiryRequest {
  params: { id: string };
  session: Session;
}

/** Reads single enquiries for the responses of the desk's routes. */
export class EnquiryReader {
  readonly #services: Pick<Services, 'config' | 'database' | 'enquiries'>;

  constructor(services: Pick<Services, 'config' | 'database' | 'enquiries'>) {
    this.#services = services;
  }

  /** Reads an enquiry, and records the opening: in the access log, and for the sender's private page. */
  async open(request: EnquiryRequest): Promise<OpenedEnquiry> {
    const { database } = this.#services;
    const enquiry = await this.read(request);
    await logOpening(database, request.session, enquiry.id);
    await recordFirstOpening(database, enquiry.id, timestamp());
    return enquiry;
  }

  /**
   * Reads an enquiry without recording that it was opened.
   * @throws Refusal if there is none
   */
  async read({ params: { id }, session }: EnquiryRequest): Promise<OpenedEnquiry> {
    const { config, database, enquiries } = this.#services;
    const [storedEnquiry] = await enquiries.repository.list([id]);
    if (!storedEnquiry) throw new Refusal('not-found');
    return {
      ...storedEnquiry,
      phones: phonesIn(storedEnquiry.phone, config.clinic.facts.contact.phone),
      others: await readOtherEnquiries(database, id),
      wroteBefore: await readWroteBefore(database, id),
      history: await readMoves(database, id),
      phoneCorrections: await readPhoneCorrections(database, id),
      openedBy: await readReaders(database, id, session.person.id),
      request: await readVisitHistory(database, id, enquiries.requests, storedEnquiry.language),
    };
  }

  /**
   * The response to a request that changes an enquiry.
   * @throws Refusal if nothing was changed, with the current enquiry after a conflict
   */
  async respond(request: EnquiryRequest, outcome: Outcome): Promise<{ enquiry: OpenedEnquiry }> {
    if (outcome === 'missing') throw new Refusal('not-found');
    const enquiry = await this.open(request);
    if (outcome === 'done') return { enquiry };
    const lastEvent = enquiry.request.history.at(-1);
    const isByPatient = lastEvent?.by === null && lastEvent.at === enquiry.changedAt;
    const sentence = isByPatient ? 'patient-answered' : 'conflict';
    throw new Refusal('conflict', { enquiry, sentence });
  }
}

/** The options of a route that changes an enquiry, and responds with it. */
export const changeRoute = <Body extends z.ZodType>(body: Body) => ({
  schema: { params: byId, body, response: { 200: enquiryResponse } },
});

/** The change that a request makes: its body, the id of the enquiry and the person. */
export function changeOf<Body extends object>({
  params: { id },
  session,
  body,
}: EnquiryRequest & { body: Body }) {
  return { ...body, id, actor: session.person };
}

/**
 * Records that someone has begun to call or write to a patient. This counts as opening the enquiry; a second press
 * within ten minutes adds nothing.
 */
export async function recordContact(
  database: Database,
  actor: Actor,
  { enquiryId, how }: { enquiryId: string; how: 'called' | 'messaged' },
): Promise<void> {
  if (await wasDoneRecently(database, actor, how, enquiryId)) return;
  await logAccess(database, actor, how, { enquiryId });
  await recordFirstOpening(database, enquiryId, timestamp());
}

async function readOtherEnquiries(
  database: Database,
  id: string,
): Promise<OpenedEnquiry['others']> {
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
      beginning: excerptOf(message),
    };
  });
}

async function readWroteBefore(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('enquiries')
    .select((row) => row.exists(earlierEnquiriesOfContact(row)).as('wroteBefore'))
    .where('id', '=', id)
    .executeTakeFirst();
  return Boolean(row?.wroteBefore);
}

async function readMoves(database: Database, id: string): Promise<OpenedEnquiry['history']> {
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
  const openings = (await readOpenings(database, [id])).get(id) ?? [];
  return openings
    .filter(({ account }) => account !== null && account !== readerId)
    .map(({ by, at, how }) => ({ by, at, how }));
}
