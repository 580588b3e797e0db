import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Channel } from './deliveries.ts';
import { staffToMail } from './staff-to-mail.ts';

/** The channels by which an enquiry would be sent at this moment. */
export type CurrentChannels = () => Promise<Channel[]>;

/**
 * Mail is a channel while there is a mail server and a recipient: `NOTIFY_TO`, or a member of staff
 * who has opted in.
 */
export function channelsOf(
  { formService, mail }: Pick<Config, 'formService' | 'mail'>,
  database: Database,
): CurrentChannels {
  const canMail = async () =>
    mail !== null && (mail.to !== null || (await staffToMail(database)).length > 0);
  return async () => [
    ...(formService ? (['service'] as const) : []),
    ...((await canMail()) ? (['mail'] as const) : []),
  ];
}

/** What an operator has to configure so that someone is notified of enquiries. */
export const howToSend =
  'set SMTP_URL and NOTIFY_TO, or FORM_URL, FORM_ACCESS_KEY and FORM_TO, to send them on; with SMTP_URL, staff can also choose at the desk, under Account, to be told by email';

/** Logs a warning where nobody is notified of enquiries. */
export async function warnIfNobodyIsTold(channels: CurrentChannels, log: Logger): Promise<void> {
  try {
    if ((await channels()).length === 0) log.warn(`nobody is told of enquiries; ${howToSend}`);
  } catch {
    // The outbox worker logs that the database does not answer.
  }
}
