import type { FastifyPluginAsync } from 'fastify';
import type { ChannelName } from '../../shared/desk/enquiries/deliveries.ts';
import type { NumbersAnswer } from '../../shared/desk/numbers.ts';
import type { Database } from '../database/index.ts';
import type { Services } from '../services.ts';
import { readWaits } from './waits.ts';
import { readWeeks } from './weeks.ts';

/** The doctor's page of numbers. */
export const numberRoutes: FastifyPluginAsync<Services> = async (
  app,
  { config, database, enquiries, searches },
) => {
  const { channels, requests } = enquiries;

  app.get('/numbers', { config: { access: 'doctor' } }, async (): Promise<NumbersAnswer> => {
    const now = requests.now();
    return {
      weeks: await readWeeks(database, config.timeZone, now),
      ...(await readWaits(database, requests, now)),
      missedSearches: await searches.list(),
      undelivered: await readUndelivered(database, await channels()),
      refused: enquiries.refusals.recent(),
    };
  });
};

/**
 * Counts the enquiries with a message or an alert that could not be delivered and is being retried.
 * @param channels those available now
 */
async function readUndelivered(
  database: Database,
  channels: ChannelName[],
): Promise<NumbersAnswer['undelivered']> {
  const { count, oldest } = await database
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
    .select((row) => [
      row.fn.count<number | string>('enquiry_id').distinct().as('count'),
      row.fn.min<string | null>('created_at').as('oldest'),
    ])
    .where('delivered_at', 'is', null)
    .where('problem', 'is not', null)
    .where('channel', 'in', [...channels, 'alert', 'urgent-mail', 'answer-mail'])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}
