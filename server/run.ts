import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pRetry from 'p-retry';
import { addressOf } from './config.ts';
import { flushLog, reasonOf } from './log.ts';
import { FolderError } from './pages/live-content.ts';
import type { Services, Timings } from './services.ts';
import { warnOfFailedConnections } from './status/status.ts';

/**
 * How long a shutdown may take, in milliseconds: requests and deliveries in progress, then closing the database, then
 * writing the log. Service managers wait at least ten seconds for all of it.
 */
export const stopTimeouts = { work: 9_000, database: 400, log: 400 };

/** The pause before the metrics port is tried again, in milliseconds. */
const metricsPause = 2_000;

interface RunningServer {
  app: FastifyInstance;
  services: Services;
}

/**
 * Starts a server, logs where it listens, and shuts it down gracefully on SIGTERM or SIGINT.
 * If it cannot start, prints why, and the process exits with status 1.
 * @param prepare creates the server, not yet listening
 * @param timings overrides of how long requests and deliveries in progress may take at shutdown
 */
export async function runUntilStopped(
  prepare: () => Promise<RunningServer>,
  { stopTimeout = stopTimeouts.work }: Pick<Timings, 'stopTimeout'> = {},
): Promise<void> {
  try {
    const runningServer = await prepare();
    const { app } = runningServer;
    let isStopping = false;
    const openResponses = new Set<ServerResponse>();
    app.addHook('onRequest', (_request, { raw }, done) => {
      openResponses.add(raw);
      raw.once('close', () => openResponses.delete(raw));
      done();
    });
    // A browser keeps its connection open after the response, which would delay the shutdown.
    app.addHook('onResponse', async ({ raw }) => {
      if (isStopping) raw.socket.end();
    });
    // On localhost Fastify has two listeners, but waits for only one of them when it closes.
    app.addHook('onClose', async () => {
      while (openResponses.size > 0) await wait(20);
    });
    const stop = () => {
      if (!isStopping) void stopGracefully(runningServer, stopTimeout);
      isStopping = true;
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    await listen(runningServer);
  } catch (error) {
    console.error(error instanceof Error ? explanationOf(error) : 'The server could not start.');
    process.exit(1);
  }
}

async function listen({ app, services }: RunningServer): Promise<void> {
  const { host, port, metricsPort } = services.config;
  if (metricsPort !== null) await serveMetrics(services, metricsPort);
  await app.listen({ host, port });
  services.start();
  const [address] = app.addresses();
  const listeningPort = typeof address === 'object' ? address.port : port;
  services.log.info(`ready at ${addressOf(host, listeningPort)}`);
  void warnOfFailedConnections(services.config, services.log);
}

/** Serves the metrics. While their port is taken, the site runs without them, and retries. */
async function serveMetrics({ metrics, log }: Services, port: number): Promise<void> {
  const serve = () => metrics?.listen(port);
  try {
    await serve();
  } catch (error) {
    const message = `METRICS_PORT: port ${port} cannot be used; the site runs without metrics and keeps retrying`;
    log.warn({ reason: reasonOf(error) }, message);
    const pauses = { factor: 1, minTimeout: metricsPause, unref: true };
    void pRetry(serve, { retries: Number.POSITIVE_INFINITY, ...pauses });
  }
}

/** Lets requests and deliveries in progress finish. A delivery that takes too long is retried after the restart. */
async function stopGracefully(
  { app, services }: RunningServer,
  stopTimeout: number,
): Promise<void> {
  services.log.info('stopping');
  const completion = Promise.all([app.close(), services.enquiries.stop()]);
  const outcome = await Promise.race([
    completion.then(() => 'finished', reasonOf),
    wait(stopTimeout, 'stopped before everything had finished', { ref: false }),
  ]);
  services.log.info({ outcome }, 'stopped');
  if (outcome === 'finished') await Promise.race([services.close(), wait(stopTimeouts.database)]);
  await flushLog(services.log, stopTimeouts.log);
  process.exit(0);
}

/** Why the server could not start: the mistakes in the clinic's folder, one a line, or another reason. */
function explanationOf(error: Error): string {
  return error instanceof FolderError ? error.message : explainStartError(error);
}

/** Why the server could not start, in one line for the operator. */
export function explainStartError(error: Error): string {
  if ('code' in error && error.code === 'EADDRNOTAVAIL' && 'address' in error) {
    return `HOST: this machine does not have the address ${error.address}; set HOST to one of its own, or to 0.0.0.0 for all.`;
  }
  if ('code' in error && error.code === 'EADDRINUSE') {
    const name = 'port' in error ? `The port ${error.port}` : 'A port';
    return `${name} is in use by another program: stop it, or change PORT.`;
  }
  return error.message.split('\n', 1)[0] ?? error.name;
}
