import { interpolate } from '../../../../shared/interpolate.ts';
import type { Config } from '../../../config.ts';
import type { DeskWords } from '../../../desk-words.ts';
import type { Channel } from './channel.ts';
import type { ClinicMail } from './clinic-mail.ts';

/**
 * Alerts the clinic by mail of an enquiry that nobody has opened. It says where the enquiry is, and nothing of
 * it or of who wrote it.
 */
export function mailAlertChannel(
  mail: ClinicMail,
  { siteUrl, hours }: Pick<Config, 'siteUrl' | 'hours'>,
): Channel<'alert'> {
  return {
    name: 'alert',
    visitorWaits: false,
    isAvailable: () => mail.hasRecipients(),
    send: ({ id }, signal) => {
      const message = {
        enquiry: id,
        id: `${id}-alert`,
        write: ({ mail: copy }: DeskWords) => ({
          subject: copy.alertSubject,
          text: [
            interpolate(copy.alert, { MINUTES: hours.alertAfter }),
            `${copy.alertLink} ${siteUrl}/desk/enquiries/${id}`,
            copy.alertOnce,
            '',
          ].join('\n\n'),
        }),
      };
      return mail.send(message, signal);
    },
  };
}
