import { type EnquiryContent, filledFields } from '../../../shared/enquiry-fields.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Config } from '../../config.ts';
import type { ServerWords } from '../../words/words.ts';
import { languageName } from '../record/enquiry.ts';
import type { Channel } from './deliveries.ts';
import type { MailSender } from './mail-sender.ts';

/**
 * Mails enquiries to the clinic.
 * @param config the public origin and the languages of the site; a mail names the enquiry's language unless it is the
 *   first
 */
export function enquiryMailChannel(
  mail: MailSender,
  { languages, siteUrl }: Pick<Config, 'languages' | 'siteUrl'>,
): Channel<'mail'> {
  return {
    name: 'mail',
    isAwaited: false,
    isAvailable: () => mail.hasRecipients(),
    send: ({ id, content, language }, signal) => {
      const isOtherLanguage = language !== null && language !== languages[0];
      const message = {
        enquiry: id,
        id,
        replyTo: { name: content.name, address: content.email },
        write: (words: ServerWords) => {
          const line = isOtherLanguage
            ? `${words.mail.language}: ${languageName(language, words.language)}\n`
            : '';
          return { subject: words.mail.subject, text: line + mailText(content, words) };
        },
      };
      return mail.send(message, signal);
    },
    sendDigest: ({ messageId: id, enquiryIds, urgent }, signal) => {
      const counts = { COUNT: enquiryIds.length, URGENT: urgent };
      const write = ({ mail: copy, alerts }: ServerWords) => ({
        subject: interpolate(alerts.manyNew, counts),
        text: [
          interpolate(copy.digest, counts),
          interpolate(alerts.ofThemUrgent, counts),
          `${copy.digestLink} ${siteUrl}/desk`,
          '',
        ].join('\n\n'),
      });
      return mail.send({ enquiry: id, id, write }, signal);
    },
  };
}

function mailText(content: EnquiryContent, { fields }: ServerWords): string {
  const lines = filledFields(content).map((name) => `${fields[name]}: ${content[name]}`);
  return [...lines, '', content.message, ''].join('\n');
}
