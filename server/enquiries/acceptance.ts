import type { Logger } from 'pino';
import type { EnquiryResult, Receipt } from '../../shared/enquiry.ts';
import { problemsOf } from '../../shared/enquiry-problems.ts';
import { reasonOf } from '../log.ts';
import type { EnquiryTexts } from './inbox/texts.ts';
import type { Intake } from './intake/intake.ts';
import type { StoredEnquiry } from './intake/store.ts';
import type { Attempts } from './outbox/attempts.ts';
import type { Channels } from './outbox/channels/channels.ts';
import { beforeTimeout, type DeliveryTimings } from './outbox/timings.ts';
import type { EnquiryForm } from './record/enquiry.ts';
import type { Requests } from './requests/requests.ts';

export interface AcceptanceOptions {
  log: Logger;
  timings: DeliveryTimings;
  intake: Intake;
  attempts: Attempts;
  /** The channel for which the visitor waits, if there is one. */
  awaited: Channels['awaited'];
  requests: Requests;
  texts: EnquiryTexts;
  /** Called when an enquiry is stored that is to be sent. */
  onStored: () => void;
}

/** What happens to an enquiry while its visitor waits, and what the visitor is told. */
export class Acceptance {
  readonly #options: AcceptanceOptions;

  constructor(options: AcceptanceOptions) {
    this.#options = options;
  }

  /**
   * Checks an enquiry, stores it durably, and sends it by the awaited channel if there is one.
   * @param network where it comes from
   * @returns success when it is stored and that channel's recipient has accepted it, or when it is suspected
   *   spam. Never throws.
   */
  async accept(form: EnquiryForm, network: string): Promise<EnquiryResult> {
    const fields = problemsOf(form.content);
    if (Object.keys(fields).length > 0) return { success: false, problem: 'invalid', fields };
    const stored = await this.#options.intake.take(form, network);
    if (typeof stored === 'string') return { success: false, problem: stored, fields: {} };
    if (stored.spam) {
      const about = { enquiry: stored.id };
      this.#options.log.warn(about, 'stored as suspected spam: sent to nobody until staff decide');
      // A bot that learns of its rejection would try another way.
      return { success: true, ...(await this.#receiptOf(stored, form)) };
    }
    this.#options.onStored();
    const delivered = await this.#deliverNow(stored, form);
    if (!delivered) return { success: false, problem: 'failed', fields: {} };
    return { success: true, ...(await this.#receiptOf(stored, form)) };
  }

  async #deliverNow({ id, lease }: StoredEnquiry, form: EnquiryForm): Promise<boolean> {
    const { attempts, awaited, log, timings } = this.#options;
    if (awaited === null) return true;
    // The form service accepts only the four fields, so earlier versions are left out.
    const { content, answerLanguage: language } = form;
    if (lease) {
      const attempt = attempts.make(lease, { id, content, language, earlier: [] });
      // A service that is slow may have accepted it: the attempt goes on, so that it is not sent twice.
      return beforeTimeout(attempt, timings.timeout(timings.answerTimeout)).catch(() => false);
    }
    try {
      return await attempts.awaitOther(id, awaited);
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'an enquiry could not be sent at once');
      return false;
    }
  }

  /** What the visitor is told; the enquiry is stored, whatever happens here. */
  async #receiptOf({ token, receivedAt }: StoredEnquiry, form: EnquiryForm): Promise<Receipt> {
    const { requests, texts, timings } = this.#options;
    const { timeout, noteTimeout } = timings;
    const reckoning = requests.answerBy(receivedAt);
    const answerBy = await beforeTimeout(reckoning, timeout(noteTimeout)).catch(() => null);
    const request = token === null ? null : requests.pathOf(token, form.answerLanguage);
    const isByMail = requests.isByMail(form.content);
    return {
      ...(request !== null && { request }),
      receivedAt,
      answerBy,
      isByMail,
      ...(texts.isUrgent(form.content.message) && { urgent: true as const }),
    };
  }
}
