import type { FastifyRequest } from 'fastify';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import { idOf } from '../../plugins/parse.ts';
import { Refusal } from '../../plugins/refusal.ts';
import type { Services } from '../../services.ts';
import { noteOpening } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { readHistory } from '../requests/history.ts';
import { noteFirstOpening } from '../requests/store.ts';
import type { Outcome } from './changes.ts';

/** One enquiry as the desk's routes answer with it. */
export class OpenedEnquiries {
  readonly #services: Pick<Services, 'config' | 'database' | 'enquiries'>;

  constructor(services: Pick<Services, 'config' | 'database' | 'enquiries'>) {
    this.#services = services;
  }

  /** Reads the enquiry that a request names, which is always logged, and told to who wrote it. */
  async open(request: FastifyRequest): Promise<OpenedEnquiry> {
    const { database } = this.#services;
    const enquiry = await this.read(idOf(request));
    await noteOpening(database, request.session, enquiry.id);
    await noteFirstOpening(database, enquiry.id, timestamp());
    return enquiry;
  }

  /** @throws Refusal if there is no such enquiry */
  async read(id: string): Promise<OpenedEnquiry> {
    const { config, database, enquiries } = this.#services;
    const [enquiry] = await enquiries.inbox.list([id]);
    if (!enquiry) throw new Refusal('not-found');
    const linkTo = (token: string) => enquiries.requests.linkTo(token, enquiry.language);
    return {
      ...enquiry,
      phones: phonesIn(enquiry.phone, config.contact.phone),
      request: await readHistory(database, id, linkTo),
    };
  }

  /** Refuses a change that was not made, with the current enquiry after a conflict. */
  async expectDone(request: FastifyRequest, outcome: Outcome): Promise<void> {
    if (outcome === 'missing') throw new Refusal('not-found');
    if (outcome === 'conflict') {
      throw new Refusal('changed-meanwhile', { enquiry: await this.open(request) });
    }
  }
}

/** The enquiry that a request changes, and who changes it. */
export function changeBy(request: FastifyRequest) {
  return { id: idOf(request), actor: request.session.person };
}
