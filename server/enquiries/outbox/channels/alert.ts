import type { Config } from '../../../config.ts';
import type { Channel } from './channel.ts';
import type { ClinicMail } from './clinic-mail.ts';

/**
 * Alerts whoever is on duty of an enquiry that nobody has opened: the one place of such alerts, by mail.
 * It says where the enquiry is, and nothing of it or of who wrote it.
 */
export function alertChannel(
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
        subject: 'An enquiry has not been opened yet',
        text: [
          `Nobody has opened an enquiry that came in ${hours.alertAfter} opening minutes ago.`,
          '',
          `To read it: ${siteUrl}/desk/enquiries/${id}`,
          '',
          'This message comes once for each such enquiry.',
          '',
        ].join('\n'),
      };
      return mail.send(message, signal);
    },
  };
}
