import type { Logger } from 'pino';
import { reasonOf } from '../../log.ts';
import type { MailSender } from '../outbox/channels/mail-sender.ts';
import { beforeTimeout, type DeliveryTimings } from '../outbox/timings.ts';

interface PatientMailOptions {
  /** The clinic's mail; null if none is configured. */
  mail: MailSender | null;
  log: Logger;
  timings: DeliveryTimings;
}

/** Mails patients what staff offer them, while the person at the desk waits. */
export class PatientMail {
  readonly #options: PatientMailOptions;

  constructor(options: PatientMailOptions) {
    this.#options = options;
  }

  /**
   * Sends one message.
   * @param mail its id is the same for each try, so that a mail program recognises a duplicate
   * @returns whether the mail server has accepted it
   */
  async send(
    address: string,
    mail: { id: string; subject: string; text: string },
  ): Promise<boolean> {
    const { log, timings } = this.#options;
    const signal = timings.timeout(timings.answerTimeout);
    try {
      if (!this.#options.mail) return false;
      await beforeTimeout(this.#options.mail.sendToOne(address, mail, signal), signal);
      return true;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'an offer could not be mailed to the patient');
      return false;
    }
  }
}
