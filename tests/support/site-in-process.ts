import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { createServer } from '../../server/server.ts';
import { createServices, type Services, type Timings } from '../../server/services.ts';
import { noteError } from './server-errors.ts';

/** A server without pages in the test's own process, with real HTTP and a real database. */
export interface InProcessSite {
  url: string;
  services: Services;
  close(): Promise<void>;
}

/** A busy machine is no fault of the database: a test that means one passes its own timings. */
const patient: Timings = { storeTimeout: 60_000, noteTimeout: 60_000 };

/**
 * Starts a server on a free port, delivering in the background.
 * @param environment all its variables
 */
export async function startInProcess(
  environment: Record<string, string>,
  timings: Timings = {},
): Promise<InProcessSite> {
  const config = readConfig({ TRUST_PROXY: '127.0.0.1', ...environment });
  const log = pino({ level: 'error' }, { write: (line: string) => noteError(line) });
  const services = await createServices(config, { ...patient, ...timings }, log);
  const app = createServer(services);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  services.start();
  return {
    url,
    services,
    async close() {
      await app.close();
      await services.close();
    },
  };
}
