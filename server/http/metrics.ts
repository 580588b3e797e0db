import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../services.ts';

/**
 * Measures a server and shows the figures to Prometheus at `/metrics` of a port of their own, on
 * the loopback address only. They end when the measured server closes.
 * @param app not yet listening
 * @param port where the figures are shown
 */
export async function showMetrics(
  app: FastifyInstance,
  services: Services,
  port: number,
): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  countEnquiries(services, registry);

  const shown = Fastify({ logger: false });
  shown.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook('onClose', () => shown.close());
  await shown.listen({ host: '127.0.0.1', port });
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The route, not the path: a robot that tries addresses must not make a series of each.
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
}

function countEnquiries({ enquiries, log }: Services, registry: Registry): void {
  new Gauge({
    name: 'clinic_enquiries',
    help: 'Stored enquiries. Those that are waiting are tried again; spam waits for staff.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      // Without the database there is no figure, which is not the same as zero.
      this.reset();
      try {
        for (const [status, count] of Object.entries(await enquiries.staff.count())) {
          this.set({ status }, count);
        }
      } catch {
        log.debug('enquiries could not be counted');
      }
    },
  });
}
