import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Channel } from './deliveries.ts';
import { formServiceSender } from './form-service.ts';
import { mailSender } from './mail.ts';
import type { Sender } from './sender.ts';
import { staffToMail } from './staff-to-mail.ts';

/** The sender of each configured channel. */
export function sendersOf(
  config: Config,
  database: Database,
  log: Logger,
): Partial<Record<Channel, Sender>> {
  const { formService, mail } = config;
  return {
    ...(formService && { service: formServiceSender(formService) }),
    ...(mail && { mail: mailSender(mail, config, () => staffToMail(database), log) }),
  };
}
