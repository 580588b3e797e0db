import type { EnquiryContent } from '../../../../shared/enquiry.ts';
import { enquiryFields, filledLines } from '../../../../shared/enquiry-fields.ts';
import type { Languages } from '../../../../shared/languages.ts';
import { languageName } from '../../record/language-name.ts';
import type { Channel } from './channel.ts';
import type { ClinicMail } from './clinic-mail.ts';

/**
 * Mails enquiries to the clinic.
 * @param languages those of the site; only an enquiry in another than the first names its own
 */
export function mailChannel(mail: ClinicMail, languages: Languages): Channel<'mail'> {
  return {
    name: 'mail',
    visitorWaits: false,
    isAvailable: () => mail.hasRecipients(),
    send: ({ id, content, language, earlier }, signal) => {
      const isOther = language !== null && language !== languages[0];
      const line = isOther ? `Language: ${languageName(language)}\n` : '';
      const message = {
        enquiry: id,
        id,
        replyTo: { name: content.name, address: content.email },
        subject: 'Clinic Inquiry from Website Visitor',
        text: [line + textOf(content), ...earlier.toReversed().map(replaced)].join('\n'),
      };
      return mail.send(message, signal);
    },
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
