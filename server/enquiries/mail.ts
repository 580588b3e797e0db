import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Sender } from './sender.ts';

/**
 * Mails enquiries to the clinic's own addresses.
 * @param mail the mail server and the recipients
 * @param siteUrl public origin; its host name makes each message's id
 */
export function mailSender(mail: NonNullable<Config['mail']>, siteUrl: string): Sender {
  const transport = createTransport(mail.smtpUrl);
  return async (content, enquiryId, signal) => {
    await transport.sendMail({
      from: senderAddress(mail),
      to: mail.to,
      replyTo: { name: content.name, address: content.email },
      subject: 'Clinic Inquiry from Website Visitor',
      // The same for every attempt, so that a mail program can tell a repeat.
      messageId: `<${enquiryId}@${new URL(siteUrl).hostname}>`,
      text: `Name: ${content.name}\nEmail: ${content.email}\nPhone: ${content.phone}\n\n${content.message}\n`,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
  };
}

/** Mail servers accept their own user as the sender; one without an address sends as the first recipient. */
function senderAddress(mail: NonNullable<Config['mail']>): string {
  const user = decodeURIComponent(new URL(mail.smtpUrl).username);
  return user.includes('@') ? user : (mail.to.split(',')[0] ?? mail.to).trim();
}
