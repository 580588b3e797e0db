import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clinicStatus } from '../../shared/desk/status.ts';
import type { Services } from '../services.ts';
import { readStatus } from './status.ts';

/** The doctor's page of how the clinic's server is. */
export const statusRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { config, database, enquiries },
) => {
  const options = {
    config: { access: 'doctor' },
    schema: { response: { 200: clinicStatus } },
  } as const;
  app.get('/status', options, () =>
    readStatus(config, database, { refused: enquiries.refusals.recent() }),
  );
};
