import type { FastifyPluginAsync } from 'fastify';
import { type SiteDueAnswer, stillRight } from '../../shared/desk/site/due.ts';
import { parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { ClinicClock } from '../time/clinic-clock.ts';
import { confirmFact, readDue } from './due.ts';

/** The facts on the site that have to be reviewed from time to time. */
export const dueRoutes: FastifyPluginAsync<Services> = async (app, { database, config }) => {
  const clock = new ClinicClock(config.timeZone);
  const doctor = { config: { access: 'doctor' } } as const;
  const due = () => readDue({ database, config }, clock.today());

  app.get('/site/due', doctor, due);

  app.post('/site/due', doctor, async ({ body, session }): Promise<SiteDueAnswer> => {
    const confirmed = { today: clock.today(), actor: session.person.name };
    for (const fact of parse(stillRight, body).facts) {
      const outcome = await confirmFact({ database, config }, fact, confirmed);
      if (outcome === 'conflict') throw new Refusal('changed-meanwhile');
      if (outcome === 'full') throw new Refusal('invalid', { says: 'site-full' });
      if (outcome === 'unfit') throw new Refusal('not-found');
    }
    return due();
  });
};
