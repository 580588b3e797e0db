import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../database/index.ts';
import type { Services } from '../services.ts';

/** Adds `/healthz` (the process runs) and `/readyz` (it can do its work). */
export async function healthRoutes(app: FastifyInstance, { database }: Services): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // A proxy asks several times a second.
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await pingDatabase(database);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'unavailable', failing: ['database'] });
    }
  });
}
