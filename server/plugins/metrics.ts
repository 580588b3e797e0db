import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BackupOutcomes } from '../backup/index.ts';
import type { Enquiries } from '../enquiries/index.ts';

/** In seconds, from a page in memory to an enquiry that waits for a slow form service. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.3, 1, 3, 10];

/**
 * Creates the metrics of a server for Prometheus, all at zero.
 * @param readOutcomes reads the state of the backups
 */
export function createMetrics(
  enquiries: Pick<Enquiries, 'repository' | 'refusals'>,
  readOutcomes: () => Promise<BackupOutcomes>,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  addEnquiryGauges(enquiries, registry);
  addBackupGauges(readOutcomes, registry);
  return {
    /** Counts every response of a server, and how long it took. */
    plugin: fp(async (app) => {
      app.addHook(
        'onResponse',
        ({ method, routeOptions }, { servedAs, statusCode, elapsedTime }, done) => {
          // Never the URL: a bot that probes addresses must not create a time series for each.
          const route = servedAs ?? routeOptions.url ?? 'none';
          durations.observe({ method, route, status: statusCode }, elapsedTime / 1_000);
          done();
        },
      );
    }),
    /**
     * Serves the metrics at `/metrics` on a port of their own, on the loopback address only, for as long as the
     * process runs.
     * @throws if the port is taken
     */
    listen: (port: number) => serve(registry, port),
  };
}

function addEnquiryGauges(
  { repository, refusals }: Pick<Enquiries, 'repository' | 'refusals'>,
  registry: Registry,
): void {
  new Counter({
    name: 'clinic_enquiries_refused_total',
    help: 'Valid enquiries refused since the start: too many from their network, a full disk, or a database that does not answer.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(refusals.counts)) this.inc({ reason }, count);
    },
  });
  new Gauge({
    name: 'clinic_enquiries',
    help: 'Stored enquiries: delivered, queued for another attempt, unsent with nobody notified, and spam waiting for review.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      // When the database does not answer, the count is missing rather than zero.
      this.reset();
      const counts = await repository.count().catch(() => ({}));
      for (const [status, count] of Object.entries(counts)) this.set({ status }, Number(count));
    },
  });
}

/**
 * Adds two gauges of the backups; both are missing before the first backup, and while the database does not
 * answer.
 */
function addBackupGauges(readOutcomes: () => Promise<BackupOutcomes>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'clinic_backup_last_verified_timestamp_seconds',
    help: 'When a backup was last verified by a test restore.',
    registers,
    async collect() {
      this.remove();
      const { verified } = await readOutcomes().catch(() => ({ verified: null }));
      if (verified) this.set(Date.parse(verified.at) / 1_000);
    },
  });
  new Gauge({
    name: 'clinic_restore_success',
    help: 'Whether the last backup passed its test restore: 1 or 0.',
    registers,
    async collect() {
      this.remove();
      const outcomes = await readOutcomes().catch(() => null);
      if (outcomes?.failedAt) this.set(0);
      else if (outcomes?.verified) this.set(1);
    },
  });
}

async function serve(registry: Registry, port: number): Promise<void> {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.server.unref();
  await app.listen({ port, host: '127.0.0.1' });
}
