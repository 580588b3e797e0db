import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { EnquiryContent } from '../../../../shared/enquiry.ts';
import { enquiryFields, filledLines } from '../../../../shared/enquiry-fields.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/index.ts';
import { PlainError } from '../../../log.ts';
import { languageName } from '../../record/language-name.ts';
import type { Channel } from './channel.ts';
import { staffToMail } from './staff-to-mail.ts';

interface MailOptions {
  /** The mail server and the clinic's addresses. */
  mail: NonNullable<Config['mail']>;
  /** The public origin, whose host name is part of each Message-ID, and the languages of the site. */
  config: Pick<Config, 'siteUrl' | 'languages'>;
  database: Database;
  /** Where refused recipients are logged when the mail server accepts the message for others. */
  log: Logger;
}

/**
 * Mails enquiries to the clinic's own addresses, and to staff who have opted in. Staff are in Bcc, so
 * that recipients see only `NOTIFY_TO`: a colleague's address could be used to try to sign in.
 */
export function mailChannel({ mail, config, database, log }: MailOptions): Channel {
  return {
    name: 'mail',
    visitorWaits: false,
    isAvailable: async () => mail.to !== null || (await staffToMail(database)).length > 0,
    send: mailSender({ mail, config, database, log }),
  };
}

function mailSender({ mail, config, database, log }: MailOptions): Channel['send'] {
  const { siteUrl, languages } = config;
  const transport = createTransport(mail.smtpUrl);
  const { hostname } = new URL(siteUrl);
  const clinic = mail.to?.split(',').map((address) => address.trim()) ?? [];
  return async ({ id, content, language, earlier }, signal) => {
    const staff = (await staffToMail(database)).filter((address) => !isAmong(clinic, address));
    if (clinic.length + staff.length === 0) throw new PlainError('nobody is to be mailed to');
    const isOther = language !== null && language !== languages[0];
    const line = isOther ? `Language: ${languageName(language)}\n` : '';
    const { rejected, rejectedErrors = [] } = await transport.sendMail({
      from: senderAddress(mail.smtpUrl) ?? clinic[0] ?? `website@${hostname}`,
      to: clinic.length > 0 ? clinic : 'undisclosed-recipients:;',
      bcc: staff,
      replyTo: { name: content.name, address: content.email },
      subject: 'Clinic Inquiry from Website Visitor',
      // The same for every attempt, so that a mail program can recognise a duplicate.
      messageId: `<${id}@${hostname}>`,
      text: [line + textOf(content), ...earlier.toReversed().map(replaced)].join('\n'),
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    if (rejected.length === 0) return;
    const ofNotifyTo = rejected.filter((address) => isAmong(clinic, String(address))).length;
    const ofStaff = rejected.length - ofNotifyTo;
    const codes = rejectedErrors.map(({ responseCode }) => responseCode);
    log.warn(
      { enquiry: id, ofNotifyTo, ofStaff, codes },
      'the mail server took the message, but not for all recipients',
    );
  };
}

function textOf(content: EnquiryContent): string {
  const lines = filledLines(content).map(
    (name) => `${enquiryFields[name].label}: ${content[name]}`,
  );
  return [...lines, '', content.message, ''].join('\n');
}

/**
 * The text of an earlier version: a doctor wants to read it too, and to see at once that it is out of date.
 */
function replaced(content: EnquiryContent): string {
  return `-----\nEarlier version, replaced by the visitor before it was sent:\n\n${textOf(content)}`;
}

/** The SMTP user, if that is an address: mail servers accept their own user as the sender. */
function senderAddress(smtpUrl: string): string | null {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : null;
}

function isAmong(addresses: string[], address: string): boolean {
  return addresses.some((each) => each.toLowerCase() === address.toLowerCase());
}
