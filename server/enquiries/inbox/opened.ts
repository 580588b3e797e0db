import type { FastifyRequest } from 'fastify';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { idOf } from '../../plugins/parse.ts';
import { Refusal } from '../../plugins/refusal.ts';
import type { Services } from '../../services.ts';
import { noteOpening } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { readHistory } from '../requests/history.ts';
import { noteFirstOpening } from '../requests/store.ts';
import { readAround } from './around.ts';
import type { Outcome } from './changes.ts';
import { withDoctorsNotes } from './doctors-notes.ts';

/** Reads single enquiries for the answers of the desk's routes. */
export class OpenedEnquiries {
  readonly #services: Pick<Services, 'database' | 'enquiries'>;

  constructor(services: Pick<Services, 'database' | 'enquiries'>) {
    this.#services = services;
  }

  /**
   * Reads an enquiry. Each opening is logged, and the sender’s private page shows that it was opened.
   * @param id defaults to the one that the request names
   */
  async open(request: FastifyRequest, id = idOf(request)): Promise<OpenedEnquiry> {
    const { database } = this.#services;
    const enquiry = await this.read(request, id);
    await noteOpening(database, request.session, enquiry.id);
    await noteFirstOpening(database, enquiry.id, timestamp());
    return enquiry;
  }

  /**
   * Reads an enquiry without recording that it was opened.
   * @throws Refusal if there is none
   */
  async read({ session }: FastifyRequest, id: string): Promise<OpenedEnquiry> {
    const { database, enquiries } = this.#services;
    const [found] = await withDoctorsNotes(database, await enquiries.inbox.list([id]));
    if (!found) throw new Refusal('not-found');
    return {
      ...found,
      phones: enquiries.texts.phonesIn(found.phone),
      ...(await readAround(database, id, session.person.id)),
      request: await readHistory(database, id, enquiries.requests, found.language),
    };
  }

  /** Refuses a change that was not made, with the current enquiry after a conflict. */
  async expectDone(request: FastifyRequest, outcome: Outcome): Promise<void> {
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

/** The enquiry that a request changes, and who changes it. */
export function changeBy(request: FastifyRequest) {
  return { id: idOf(request), actor: request.session.person };
}
