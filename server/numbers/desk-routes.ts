import type { FastifyPluginAsync } from 'fastify';
import type { NumbersAnswer } from '../../shared/desk/numbers.ts';
import type { Services } from '../services.ts';
import { readUndelivered } from './undelivered.ts';
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
