import type { SendMailOptions, Transporter } from 'nodemailer';
import type { SentMessageInfo } from 'nodemailer/lib/smtp-transport';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { PlainError, reasonOf } from '../../log.ts';
import { hasPassword } from '../../staff/has-password.ts';
import { type ServerWords, wordsIn } from '../../words/words.ts';

export interface MailOptions {
  /** The mail server and the clinic's addresses. */
  mail: NonNullable<Config['mail']>;
  /** The public origin, whose host name is part of each Message-ID, and the languages of the site and the desk. */
  config: Pick<Config, 'siteUrl' | 'languages' | 'clinic'>;
  database: Database;
  /** Where a failure is logged that concerns only some of the recipients. */
  log: Logger;
}

type Text = Pick<SendMailOptions, 'subject' | 'text'>;

/** A message to the clinic's own addresses and to staff. */
interface Message extends Pick<SendMailOptions, 'replyTo'> {
  /** For the log: the id of the enquiry that it is about or, if it is about no single one, its own. */
  enquiry: string;
  /** The beginning of its Message-ID. */
  id: string;
  /** Whether it goes to all doctors, too, whatever they have chosen. */
  isForDoctors?: boolean;
  /** Writes it in a language of the desk. */
  write: (words: ServerWords) => Text;
}

/** The recipients of a message in one language. */
interface Group {
  words: ServerWords;
  /** The clinic's own addresses, which everyone sees. */
  clinic: string[];
  staff: string[];
}

/**
 * Sends mail to the clinic's own addresses, to staff who have opted in, and to patients. Staff are in Bcc, so
 * that recipients see only `NOTIFY_TO`: a colleague's address could be used to try to sign in.
 */
export class MailSender {
  readonly #options: MailOptions;
  #transport: Transporter<SentMessageInfo> | null = null;
  readonly #clinicAddresses: string[];
  readonly #host: string;

  constructor(options: MailOptions) {
    const { mail, config } = options;
    this.#options = options;
    this.#clinicAddresses = mail.to?.split(',').map((address) => address.trim()) ?? [];
    this.#host = new URL(config.siteUrl).hostname;
  }

  /** The library is loaded when first needed: many servers send no mail. */
  async #send(message: SendMailOptions): Promise<SentMessageInfo> {
    const { createTransport } = await import('nodemailer');
    const { smtpUrl } = this.#options.mail;
    const from = senderAddress(smtpUrl) ?? this.#clinicAddresses[0] ?? `website@${this.#host}`;
    const defaults = { from, disableFileAccess: true, disableUrlAccess: true };
    this.#transport ??= createTransport(smtpUrl, defaults);
    return this.#transport.sendMail(message);
  }

  /**
   * Whether there is anyone to mail.
   * @param isForDoctors whether the mail goes to all doctors, too
   */
  async hasRecipients(isForDoctors = false): Promise<boolean> {
    const { database } = this.#options;
    return (
      this.#clinicAddresses.length > 0 || (await staffAddresses(database, isForDoctors)).length > 0
    );
  }

  /**
   * Sends one message to a patient, or to one member of staff; replies go to the clinic.
   * @param signal aborts an attempt that takes too long
   */
  async sendToOne(
    address: string,
    { id, subject, text }: Pick<Message, 'id'> & Text,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#send({
      to: { name: '', address },
      replyTo: this.#clinicAddresses,
      subject,
      text,
      messageId: `<${id}@${this.#host}>`,
      signal,
    });
  }

  /**
   * Sends one message to the clinic, and to staff in the language that each has chosen. Resolves when the
   * mail server has accepted it for someone.
   * @param signal aborts an attempt that takes too long
   */
  async send(message: Message, signal: AbortSignal): Promise<void> {
    const [first, ...others] = await this.#readGroups(message.isForDoctors);
    if (!first) throw new PlainError('there is nobody to mail');
    await this.#sendTo(first, message, signal);
    for (const group of others) {
      // Throwing would cause a retry, in which recipients who already have it would get it again.
      await this.#sendTo(group, message, signal).catch((error: unknown) => {
        const fields = { enquiry: message.enquiry, language: group.words.language };
        const reason = reasonOf(error);
        this.#options.log.warn({ ...fields, reason }, 'an email to staff could not be sent');
      });
    }
  }

  /** The recipients by language; the default language, with the clinic's own addresses, comes first. */
  async #readGroups(isForDoctors = false): Promise<Group[]> {
    const { database, config } = this.#options;
    const all = await staffAddresses(database, isForDoctors);
    const staff = all.filter(({ email }) => !isAmong(this.#clinicAddresses, email));
    const groups = config.clinic.staffWords.map((words, index) => ({
      words,
      clinic: index === 0 ? this.#clinicAddresses : [],
      staff: staff
        .filter(({ language }) => wordsIn(config.clinic.staffWords, language) === words)
        .map(({ email }) => email),
    }));
    return groups.filter(({ clinic, staff }) => clinic.length + staff.length > 0);
  }

  async #sendTo(
    { words, clinic, staff }: Group,
    { enquiry, id, write, isForDoctors: _, ...message }: Message,
    signal: AbortSignal,
  ): Promise<void> {
    const { config, log } = this.#options;
    const localPart = words.language === config.languages[0] ? id : `${id}.${words.language}`;
    const { rejected, rejectedErrors = [] } = await this.#send({
      to: clinic.length > 0 ? clinic : 'undisclosed-recipients:;',
      bcc: staff,
      ...message,
      ...write(words),
      // If a retry has the same Message-ID, a mail program can recognise the duplicate.
      messageId: `<${localPart}@${this.#host}>`,
      signal,
    });
    if (rejected.length === 0) return;
    const rejectedNotifyTo = rejected.filter((address) => isAmong(clinic, String(address))).length;
    const rejectedStaff = rejected.length - rejectedNotifyTo;
    const codes = rejectedErrors.map(({ responseCode }) => responseCode);
    log.warn(
      { enquiry, rejectedNotifyTo, rejectedStaff, codes },
      'the mail server accepted the message, but not for all recipients',
    );
  }
}

/** The SMTP user, if that is an address: mail servers accept their own user as the sender. */
function senderAddress(smtpUrl: string): string | null {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : null;
}

function isAmong(addresses: string[], address: string): boolean {
  return addresses.some((other) => other.toLowerCase() === address.toLowerCase());
}

/**
 * The addresses of the staff who have opted in to an email for each enquiry, and the languages that they
 * have chosen. Anyone who has not set a password yet is excluded.
 * @param isForDoctors whether the mail goes to all doctors, too
 */
async function staffAddresses(
  database: Database,
  isForDoctors = false,
): Promise<{ email: string; language: string | null }[]> {
  return database
    .selectFrom('staff')
    .select(['email', 'language'])
    .where((row) =>
      row.or([
        row('mail_for_enquiries', '=', true),
        ...(isForDoctors ? [row('role', '=', 'doctor' as const)] : []),
      ]),
    )
    .where(hasPassword)
    .orderBy('email')
    .execute();
}
