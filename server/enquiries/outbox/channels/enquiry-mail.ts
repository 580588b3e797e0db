import type { EnquiryContent } from '../../../../shared/enquiry.ts';
import { filledLines } from '../../../../shared/enquiry-fields.ts';
import type { Languages } from '../../../../shared/languages.ts';
import type { DeskWords } from '../../../desk-words.ts';
import { languageName } from '../../record/language-name.ts';
import type { Channel } from './channel.ts';
import type { MailSender } from './mail-sender.ts';

/**
 * Mails enquiries to the clinic.
 * @param languages those of the site; the mail names the language of an enquiry unless it is the first
 */
export function enquiryMailChannel(mail: MailSender, languages: Languages): Channel<'mail'> {
  return {
    name: 'mail',
    visitorWaits: false,
    isAvailable: () => mail.hasRecipients(),
    send: ({ id, content, language, earlier }, signal) => {
      const isOther = language !== null && language !== languages[0];
      const message = {
        enquiry: id,
        id,
        replyTo: { name: content.name, address: content.email },
        write: (words: DeskWords) => {
          const line = isOther
            ? `${words.mail.language}: ${languageName(language, words.language)}\n`
            : '';
          const before = earlier.toReversed().map((version) => replaced(version, words));
          return {
            subject: words.mail.subject,
            text: [line + textOf(content, words), ...before].join('\n'),
          };
        },
      };
      return mail.send(message, signal);
    },
  };
}

function textOf(content: EnquiryContent, { fields }: DeskWords): string {
  const lines = filledLines(content).map((name) => `${fields[name]}: ${content[name]}`);
  return [...lines, '', content.message, ''].join('\n');
}

/**
 * The text of an earlier version: a doctor wants to read it too, and to see at once that it is out of date.
 */
function replaced(content: EnquiryContent, words: DeskWords): string {
  return `-----\n${words.mail.replaced}\n\n${textOf(content, words)}`;
}
