import { createTransport } from 'nodemailer';
import type { EnquiryContent } from '../../shared/enquiry.ts';
import type { Config } from '../config.ts';
import { languageName } from './language-name.ts';
import type { Sender } from './sender.ts';

/**
 * Mails enquiries to the clinic's own addresses.
 * @param mail the mail server and the recipients
 * @param site the public origin, whose host name makes each message's id, and the languages of the site
 */
export function mailSender(
  mail: NonNullable<Config['mail']>,
  { siteUrl, languages }: Pick<Config, 'siteUrl' | 'languages'>,
): Sender {
  const transport = createTransport(mail.smtpUrl);
  return async ({ id, content, language, earlier }, signal) => {
    const isOther = language !== null && language !== languages[0];
    const line = isOther ? `Language: ${languageName(language)}\n` : '';
    await transport.sendMail({
      from: senderAddress(mail),
      to: mail.to,
      replyTo: { name: content.name, address: content.email },
      subject: 'Clinic Inquiry from Website Visitor',
      // The same for every attempt, so that a mail program can tell a repeat.
      messageId: `<${id}@${new URL(siteUrl).hostname}>`,
      text: [line + textOf(content), ...earlier.toReversed().map(replaced)].join('\n'),
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
  };
}

function textOf({ name, email, phone, message }: EnquiryContent): string {
  return `Name: ${name}\nEmail: ${email}\nPhone: ${phone}\n\n${message}\n`;
}

/** A doctor wants to read it, and to see at once that it does not hold any more. */
function replaced(content: EnquiryContent): string {
  return `-----\nEarlier version, replaced by the visitor before it was sent:\n\n${textOf(content)}`;
}

/** Mail servers accept their own user as the sender; one without an address sends as the first recipient. */
function senderAddress(mail: NonNullable<Config['mail']>): string {
  const user = decodeURIComponent(new URL(mail.smtpUrl).username);
  return user.includes('@') ? user : (mail.to.split(',')[0] ?? mail.to).trim();
}
