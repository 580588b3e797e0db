import { interpolate } from '../../../../shared/interpolate.ts';
import type { Config } from '../../../config.ts';
import type { ServerWords } from '../../../words/words.ts';
import type { Channel } from './channel.ts';
import type { MailSender } from './mail-sender.ts';

/**
 * Alerts the clinic by mail to an enquiry that nobody has opened. The mail links to the enquiry, but says
 * neither what is in it nor who wrote it.
 */
export function mailAlertChannel(
  mail: MailSender,
  { siteUrl, clinic }: Pick<Config, 'siteUrl' | 'clinic'>,
): Channel<'alert'> {
  return {
    name: 'alert',
    visitorWaits: false,
    isAvailable: () => mail.hasRecipients(),
    send: ({ id }, signal) => {
      const message = {
        enquiry: id,
        id: `${id}-alert`,
        write: ({ mail: copy }: ServerWords) => ({
          subject: copy.alertSubject,
          text: [
            interpolate(copy.alert, { MINUTES: clinic.facts.alertAfter }),
            `${copy.alertLink} ${siteUrl}/desk/enquiries/${id}`,
            copy.alertOnce,
            '',
          ].join('\n\n'),
        }),
      };
      return mail.send(message, signal);
    },
    sendDigest: ({ id, enquiryIds, urgent }, signal) => {
      const values = {
        ...{ COUNT: enquiryIds.length, URGENT: urgent },
        MINUTES: clinic.facts.alertAfter,
      };
      const write = ({ mail: copy }: ServerWords) => ({
        subject: interpolate(copy.alertsSubject, values),
        text: [
          interpolate(copy.alerts, values),
          interpolate(copy.digestUrgent, values),
          `${copy.digestLink} ${siteUrl}/desk`,
          '',
        ].join('\n\n'),
      });
      return mail.send({ enquiry: id, id, write }, signal);
    },
  };
}
