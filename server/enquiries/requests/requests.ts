import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { hoursOn, isSpeciallyClosed } from '../../../shared/hours/week-hours.ts';
import { afterOpenMinutes, type WorkingTime } from '../../../shared/hours/working-time.ts';
import { prefixOf } from '../../../shared/languages.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import { knownQuery, type ShownRequest } from '../../../shared/request.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { isChangedSince, readSpecialDays } from '../../notices/closed-days.ts';
import { ClinicClock } from '../../time/clinic-clock.ts';
import { type AnswerOutcome, answerRequest, type RequestAnswer } from './answers.ts';
import { isToken } from './token.ts';
import { readAnswered, readRequest, type StandingOffer, type StoredRequest } from './view.ts';

interface RequestsOptions {
  config: Pick<Config, 'clinic' | 'timeZone' | 'languages' | 'siteUrl'>;
  database: Database;
  /** The current time; a test passes its own. */
  now?: (() => Date) | undefined;
}

/** The private pages on which senders see what has become of their enquiries, and answer offers. */
export class Requests {
  readonly #config: RequestsOptions['config'];
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #clock: ClinicClock;

  constructor({ config, database, now = () => new Date() }: RequestsOptions) {
    this.#config = config;
    this.#database = database;
    this.#now = now;
    this.#clock = new ClinicClock(config.timeZone);
  }

  /** The current time, by the clock given to the constructor. */
  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(this.#now().getTime());
  }

  /**
   * The part of a query that a private page depends on.
   * @param token the one in its address, which may be anything
   * @returns null if there is no such page, or it has ended
   */
  async knownQuery(token: string, query: URLSearchParams): Promise<URLSearchParams | null> {
    if (!isToken(token)) return null;
    const answered = await readAnswered(this.#database, token, this.#now());
    return answered && knownQuery(query, answered);
  }

  /**
   * What a private page shows.
   * @param token the one in its address, which may be anything
   * @returns null if there is no such page, or it has ended
   */
  async show(token: string): Promise<ShownRequest | null> {
    if (!isToken(token)) return null;
    const read = await readRequest(this.#database, token, this.#now());
    if (read === null) return null;
    const { content } = read;
    const isClosed = await this.#isClosedToCome(read);
    const { canAccept, canChange } = read.view;
    const can = { canAccept: canAccept && !isClosed, canChange: canChange || isClosed };
    const isDayClosed = isClosed && (await this.#isClosedAllDay(read.stands));
    const view = { ...read.view, ...can, isClosed, isDayClosed };
    const askedAt = view.state === 'asked' ? view.answeredAt : null;
    const answerBy = await this.answerBy(askedAt ?? view.receivedAt);
    const isByMail = this.isByMail(content);
    const isUrgent = this.#config.clinic.enquiryWords.isUrgent(content.message);
    return { ...view, answerBy, isByMail, isUrgent };
  }

  /** Whether the clinic can only answer by email, since what was typed is no complete phone number. */
  isByMail({ phone, email }: Pick<EnquiryContent, 'phone' | 'email'>): boolean {
    const phones = phonesIn(phone, this.#config.clinic.facts.contact.phone);
    return email !== '' && !phones.some(({ isKnown }) => isKnown);
  }

  /** Records the patient's answer. A time at which the clinic has been closed since is not agreed to. */
  async answer(token: string, answer: RequestAnswer): Promise<AnswerOutcome> {
    if (!isToken(token)) return 'missing';
    const read = await readRequest(this.#database, token, this.#now());
    const isClosed = read !== null && (await this.#isClosedToCome(read));
    if (answer.answer === 'agreed' && isClosed) return 'changed';
    return answerRequest(this.#database, token, answer, { now: this.#now(), isClosed });
  }

  /** The path of a private page in a language of the site. */
  pathOf(token: string, language: string): string {
    return `${prefixOf(language, this.#config.languages)}/request/${token}`;
  }

  /** The public address of a private page. */
  linkTo(token: string, language: string): string {
    return this.#config.siteUrl + this.pathOf(token, language);
  }

  /** By when the clinic answers what it received at a given time, by its opening hours; ISO 8601 in UTC. */
  async answerBy(receivedAt: string): Promise<string> {
    const received = Temporal.Instant.from(receivedAt);
    const { answerWithin } = this.#config.clinic.facts;
    const working = await this.workingTime(received);
    return afterOpenMinutes(received, answerWithin * 60, working).toString();
  }

  /** Whether the clinic is closed at the time that stands in a request, unless that is a visit which is over. */
  async #isClosedToCome({ view, stands }: StoredRequest): Promise<boolean> {
    return !view.isPast && this.isClosed(stands);
  }

  /**
   * Whether the clinic is closed at the time of an offer, or has other hours then. One that was made with a reason
   * stands, unless staff have closed the day since.
   */
  async isClosed(stands: StandingOffer | null): Promise<boolean> {
    return stands !== null && this.isClosedIn(stands, await this.workingTime(this.now()));
  }

  /** The same by working hours that have been read. */
  async isClosedIn(
    { offer, reason }: { offer: { at: string; offeredAt: string }; reason: string },
    { specialDays }: WorkingTime,
  ): Promise<boolean> {
    const local = this.#clock.toLocal(offer.at);
    if (!isSpeciallyClosed(local, specialDays)) return false;
    return reason === '' || isChangedSince(this.#database, local.slice(0, 10), offer.offeredAt);
  }

  /** Whether the clinic has no hours at all on the day of an offer. */
  async #isClosedAllDay(stands: StandingOffer | null): Promise<boolean> {
    if (stands === null) return false;
    const day = this.#clock.toLocal(stands.offer.at).slice(0, 10);
    const { openingHours, specialDays } = await this.workingTime(this.now());
    return hoursOn(day, openingHours, specialDays).length === 0;
  }

  /** The clinic's opening hours, and the days on which they differ, by `clinic.yaml` or by staff. */
  async workingTime(from: Temporal.Instant): Promise<WorkingTime> {
    const { clinic, timeZone } = this.#config;
    const { openingHours, closures } = clinic.facts;
    const ofStaff = await readSpecialDays(this.#database, this.#clock.today(from));
    return { openingHours, specialDays: [...ofStaff, ...closures], timeZone };
  }
}
