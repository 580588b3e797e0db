import type { Logger } from 'pino';
import type { EnquiryContent } from '../../../shared/enquiry-fields.ts';
import { hoursOn, isSpeciallyClosed } from '../../../shared/hours/week-hours.ts';
import { addOpenMinutes, type WorkingTime } from '../../../shared/hours/working-time.ts';
import { prefixOf } from '../../../shared/languages.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { ShownRequest } from '../../../shared/request.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { ClinicClock } from '../../time/clinic-clock.ts';
import { overwriteDeletedNow } from '../inbox/changes.ts';
import { type AnswerOutcome, answerRequest, type RequestAnswer } from './answers.ts';
import { deleteForPatient, isToken, readPatientDeletion } from './store.ts';
import { type CurrentOffer, readRequest, type StoredRequest } from './view.ts';

interface RequestsOptions {
  config: Pick<Config, 'clinic' | 'timeZone' | 'languages' | 'siteUrl'>;
  database: Database;
  log: Pick<Logger, 'warn'>;
  /** The current time; a test passes its own. */
  now?: (() => Date) | undefined;
}

/** The private pages on which senders see what has become of their enquiries, and answer offers. */
export class Requests {
  readonly #config: RequestsOptions['config'];
  readonly #database: Database;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #now: () => Date;
  readonly #clock: ClinicClock;

  constructor({ config, database, log, now = () => new Date() }: RequestsOptions) {
    this.#config = config;
    this.#database = database;
    this.#log = log;
    this.#now = now;
    this.#clock = new ClinicClock(config.timeZone);
  }

  /** The current time, by the clock given to the constructor. */
  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(this.#now().getTime());
  }

  /**
   * The content of a private page.
   * @param token the token from the URL, unvalidated
   * @returns null if there is no such page, or it has ended
   */
  async get(token: string): Promise<ShownRequest | null> {
    const request = await this.#read(token);
    if (request === null) return null;
    const isClosed = this.#isVisitTimeClosed(request);
    const { canAccept, canChange } = request.view;
    const permissions = { canAccept: canAccept && !isClosed, canChange: canChange || isClosed };
    const isDayClosed = isClosed && this.#isClosedAllDay(request.currentOffer);
    const view = { ...request.view, ...permissions, isClosed, isDayClosed };
    const askedAt = view.state === 'asked' ? view.answeredAt : null;
    const answerBy = this.answerBy(askedAt ?? view.receivedAt);
    return { ...view, answerBy, canOnlyReplyByEmail: this.canOnlyReplyByEmail(request.content) };
  }

  /** Whether the clinic can only reply by email, because the sender gave no complete phone number. */
  canOnlyReplyByEmail({ phone, email }: Pick<EnquiryContent, 'phone' | 'email'>): boolean {
    const phones = phonesIn(phone, this.#config.clinic.facts.contact.phone);
    return email !== '' && !phones.some(({ isKnown }) => isKnown);
  }

  /** Records the patient's answer. A time at which the clinic has since decided to be closed cannot be agreed to. */
  async answer(token: string, answer: RequestAnswer): Promise<AnswerOutcome> {
    const request = await this.#read(token);
    if (request === null) return 'missing';
    const isClosed = this.#isVisitTimeClosed(request);
    if (answer.answer === 'agreed' && isClosed) return 'changed';
    return answerRequest(this.#database, token, answer, { now: this.#now(), isClosed });
  }

  /**
   * Deletes an enquiry, and all that belongs to it, for its sender.
   * @param token the token from the URL, unvalidated
   * @returns whether it is deleted, now or before; false if there is no such page
   */
  async delete(token: string): Promise<boolean> {
    const hasPage = (await this.#read(token)) !== null;
    if (!hasPage || !(await deleteForPatient(this.#database, token, this.#now()))) {
      return (await this.deletedAt(token)) !== null;
    }
    await overwriteDeletedNow(this.#database, this.#log);
    return true;
  }

  /** When the sender deleted the enquiry on its private page, ISO 8601 in UTC; null if not deleted. */
  deletedAt(token: string): Promise<string | null> {
    return readPatientDeletion(this.#database, token);
  }

  /** The path of a private page in a language of the site. */
  pathOf(token: string, language: string): string {
    return `${prefixOf(language, this.#config.languages)}/request/${token}`;
  }

  /** The public address of a private page. */
  linkTo(token: string, language: string): string {
    return this.#config.siteUrl + this.pathOf(token, language);
  }

  /**
   * The time by which the clinic answers an enquiry, or a request for another time, that was received at a given time:
   * by its opening hours, ISO 8601 in UTC.
   */
  answerBy(receivedAt: string): string {
    const { answerWithin } = this.#config.clinic.facts;
    const start = Temporal.Instant.from(receivedAt);
    return addOpenMinutes(start, answerWithin * 60, this.workingTime()).toString();
  }

  async #read(token: string): Promise<StoredRequest | null> {
    return isToken(token) ? readRequest(this.#database, token, this.#now()) : null;
  }

  /** Whether the clinic is closed at the time that was offered or agreed; false once an agreed visit is over. */
  #isVisitTimeClosed({ view, currentOffer }: StoredRequest): boolean {
    return !view.isPast && currentOffer !== null && this.isClosed(currentOffer);
  }

  /**
   * Whether special hours close the clinic at the time of an offer. False if the day had the same hours when the offer
   * was made: then staff chose the time although the clinic would be closed.
   */
  isClosed({ offer, dayHours }: { offer: { at: string }; dayHours: string }): boolean {
    const local = this.#clock.toLocal(offer.at);
    const { specialDays } = this.workingTime();
    return isSpeciallyClosed(local, specialDays) && dayHours !== this.dayHours(local.slice(0, 10));
  }

  /** The clinic's hours of a day, such as `2026-12-03`, as they are stored with an offer. */
  dayHours(day: string): string {
    const { openingHours, specialDays } = this.workingTime();
    return JSON.stringify(hoursOn(day, openingHours, specialDays));
  }

  /** Whether the clinic has no hours at all on the day of an offer. */
  #isClosedAllDay(currentOffer: CurrentOffer | null): boolean {
    if (currentOffer === null) return false;
    const day = this.#clock.toLocal(currentOffer.offer.at).slice(0, 10);
    const { openingHours, specialDays } = this.workingTime();
    return hoursOn(day, openingHours, specialDays).length === 0;
  }

  /** The clinic's opening hours, and the days on which they differ. */
  workingTime(): WorkingTime {
    const { clinic, timeZone } = this.#config;
    const { openingHours, days } = clinic.facts;
    return { openingHours, specialDays: days, timeZone };
  }
}
