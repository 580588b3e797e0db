import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { checkStorage, pingDatabase } from '../database/index.ts';
import { FailureLog } from '../log.ts';
import type { Services } from '../services.ts';
import { failures } from './schemas.ts';

/** How long a successful storage check is reused, in milliseconds, because anyone can request it. */
const checkLifetime = 1_000;

/** The log message for each part that can fail, by its name in the response of `/readyz`. */
const reasons = {
  database: 'not ready: the database does not answer',
  storage: 'not ready: the database cannot store enquiries',
};

interface HealthServices extends Pick<Services, 'database'> {
  enquiries: { intake: Pick<Services['enquiries']['intake'], 'checkDisk'> };
}

const ok = z.object({ status: z.literal('ok') });

const healthSchema = {
  tags: ['Operation'],
  summary: 'Whether the process is running',
  response: { 200: ok, ...failures },
};

const readinessSchema = {
  tags: ['Operation'],
  summary: 'Whether the database answers, and can store enquiries',
  response: {
    200: ok,
    503: z.object({
      status: z.literal('unavailable'),
      failing: z.array(z.enum(['database', 'storage'])),
    }),
    ...failures,
  },
};

/** Adds `/healthz` (the process is running) and `/readyz` (its database answers, and can store enquiries). */
export const healthRoutes: FastifyPluginAsyncZod<HealthServices> = async (
  app,
  { database, enquiries },
) => {
  const failureLog = new FailureLog({
    onFailure: (fields) => app.log.warn(fields, reasons[failingPart]),
    onRecovery: () => app.log.info('ready again'),
  });
  let failingPart: keyof typeof reasons = 'database';
  let storageCheckedAt = Number.NEGATIVE_INFINITY;
  async function check(): Promise<void> {
    failingPart = 'database';
    if (performance.now() - storageCheckedAt < checkLifetime) return pingDatabase(database);
    try {
      await enquiries.intake.checkDisk();
      await checkStorage(database);
      storageCheckedAt = performance.now();
    } catch (error) {
      await pingDatabase(database);
      failingPart = 'storage';
      throw error;
    }
  }
  let pendingCheck: Promise<void> | null = null;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Proxies poll several times a second, so successes are not logged.
  app.get('/healthz', { logLevel: 'warn', schema: healthSchema }, async () => ({
    status: 'ok' as const,
  }));
  // Failures are logged by `failureLog`, not individually.
  app.get('/readyz', { logLevel: 'fatal', schema: readinessSchema }, async (_request, reply) => {
    try {
      // Concurrent requests share one check: they must not use up the connections that enquiries need.
      pendingCheck ??= check().finally(() => (pendingCheck = null));
      await pendingCheck;
      failureLog.recordSuccess();
      return { status: 'ok' as const };
    } catch (error) {
      failureLog.recordFailure(error);
      return reply.code(503).send({ status: 'unavailable', failing: [failingPart] });
    }
  });
};
