import type { z } from 'zod';
import { enquiryAnswer, type OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { byId } from '../../plugins/schemas.ts';
import type { Services } from '../../services.ts';
import { noteOpening } from '../../staff/access-log.ts';
import type { Session } from '../../staff/sign-in/sessions.ts';
import { timestamp } from '../../time/clock.ts';
import { readHistory } from '../requests/history.ts';
import { noteFirstOpening } from '../requests/store.ts';
import { readAround } from './around.ts';
import type { Outcome } from './changes.ts';

/** A request about one enquiry. */
export interface EnquiryRequest {
  params: { id: string };
  session: Session;
}

/** Reads single enquiries for the answers of the desk's routes. */
export class OpenedEnquiries {
  readonly #services: Pick<Services, 'config' | 'database' | 'enquiries'>;

  constructor(services: Pick<Services, 'config' | 'database' | 'enquiries'>) {
    this.#services = services;
  }

  /** Reads an enquiry. Each opening is logged, and the sender’s private page shows that it was opened. */
  async open(request: EnquiryRequest): Promise<OpenedEnquiry> {
    const { database } = this.#services;
    const enquiry = await this.read(request);
    await noteOpening(database, request.session, enquiry.id);
    await noteFirstOpening(database, enquiry.id, timestamp());
    return enquiry;
  }

  /**
   * Reads an enquiry without recording that it was opened.
   * @throws Refusal if there is none
   */
  async read({ params: { id }, session }: EnquiryRequest): Promise<OpenedEnquiry> {
    const { config, database, enquiries } = this.#services;
    const [found] = await enquiries.stored.list([id]);
    if (!found) throw new Refusal('not-found');
    return {
      ...found,
      phones: phonesIn(found.phone, config.clinic.facts.contact.phone),
      ...(await readAround(database, id, session.person.id)),
      request: await readHistory(database, id, enquiries.requests, found.language),
    };
  }

  /** Refuses a change that was not made, with the current enquiry after a conflict. */
  async expectDone(request: EnquiryRequest, outcome: Outcome): Promise<void> {
    if (outcome === 'missing') throw new Refusal('not-found');
    if (outcome === 'conflict') {
      const enquiry = await this.open(request);
      const last = enquiry.request.history.at(-1);
      const isPatients = last?.by === null && last.at === enquiry.changedAt;
      const says = isPatients ? 'patient-answered' : 'changed-meanwhile';
      throw new Refusal('changed-meanwhile', { enquiry, says });
    }
  }
}

/** The options of a route that changes an enquiry, and answers with it. */
export const changeWith = <Body extends z.ZodType>(body: Body) => ({
  schema: { params: byId, body, response: { 200: enquiryAnswer } },
});

/** The enquiry that a request changes, and who changes it. */
export function changeBy({ params: { id }, session }: EnquiryRequest) {
  return { id, actor: session.person };
}
