import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { interpolate } from '../../shared/interpolate.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { MailSender } from '../enquiries/outbox/mail-sender.ts';
import { reasonOf } from '../log.ts';
import { timestamp } from '../time/clock.ts';
import { wordsIn } from '../words/words.ts';
import type { People } from './people.ts';

/** An account gets at most one link by mail in this time, in milliseconds: anyone can request one. */
const minInterval = 1_800_000;

/** How long a link that was mailed is valid, in hours. */
const lifetimeHours = 2;

/** How long a mail server may take, in milliseconds. */
const sendTimeout = 30_000;

interface ResetMailOptions {
  config: Config;
  database: Database;
  log: Logger;
  people: People;
}

/**
 * Mails someone who has forgotten their password a link for choosing another, unless the server sends no mail, there is
 * no such account, or the account was sent a link in the last half hour. Until the link is used, nothing about the
 * account changes, since a stranger may have requested it; the authenticator stays active even then. A failure is only
 * logged: a response would reveal to strangers who has an account.
 */
export async function mailResetLink(
  { config, database, log, people }: ResetMailOptions,
  email: string,
): Promise<void> {
  const { mail } = config;
  if (!mail) return;
  try {
    const person = await database
      .updateTable('staff')
      .set({ reset_mailed_at: timestamp() })
      .where('email', '=', email.trim().toLowerCase())
      .where((row) =>
        row.or([
          row('reset_mailed_at', 'is', null),
          row('reset_mailed_at', '<', timestamp(-minInterval)),
        ]),
      )
      .returning(['id', 'email', 'language'])
      .executeTakeFirst();
    if (!person) return;
    const copy = wordsIn(config.clinic.staffWords, person.language).mail;
    const link = await people.createLink(person.id, lifetimeHours * 3_600_000);
    const text = [
      interpolate(copy.reset, { HOURS: lifetimeHours }),
      link,
      copy.resetUnwanted,
      '',
    ].join('\n\n');
    const message = { id: randomUUID(), subject: copy.resetSubject, text };
    const sender = new MailSender({ mail, config, database, log });
    await sender.sendToOne(person.email, message, AbortSignal.timeout(sendTimeout));
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'a link for choosing a password could not be mailed');
  }
}
