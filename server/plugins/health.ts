import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../database/index.ts';
import { FailureLog } from '../failure-log.ts';
import type { Services } from '../services.ts';

/** Adds `/healthz` (the process runs) and `/readyz` (its database answers too). */
export async function healthRoutes(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
): Promise<void> {
  let pinging: Promise<void> | null = null;
  const failures = new FailureLog({
    failed: (fault) => app.log.warn(fault, 'not ready: the database does not answer'),
    works: () => app.log.info('ready again'),
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // A proxy asks several times a second, so successes are not logged.
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  // Nor are failures here, one by one.
  app.get('/readyz', { logLevel: 'fatal' }, async (_request, reply) => {
    try {
      // Concurrent checks share one ping: they must not use up the connections that enquiries need.
      pinging ??= pingDatabase(database).finally(() => (pinging = null));
      await pinging;
      failures.works();
      return { status: 'ok' };
    } catch (error) {
      failures.failed(error);
      return reply.code(503).send({ status: 'unavailable', failing: ['database'] });
    }
  });
}
