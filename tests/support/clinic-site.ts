import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import type { DeliveryTimings } from '../../server/enquiries/index.ts';
import { createServer } from '../../server/server.ts';
import { createServices, type Services } from '../../server/services.ts';
import { deleteAtExit } from './at-exit.ts';

/** A server inside the test's own process, over real HTTP and a real database. */
export interface ClinicSite {
  url: string;
  services: Services;
  close(): Promise<void>;
}

/** Starts a server on a port of its own, quiet, delivering in the background. */
export async function startSite(
  environment: Record<string, string>,
  timings: Partial<DeliveryTimings> = {},
): Promise<ClinicSite> {
  const services = await createServices(
    readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1', ...environment }),
    timings,
  );
  const app = createServer(services);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  services.enquiries.start();
  return {
    url,
    services,
    async close() {
      await app.close();
      await services.close();
    },
  };
}

/** A folder that is deleted when the test run ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-test-'));
  deleteAtExit(folder);
  return folder;
}

/** The address of a SQLite database that does not exist yet. */
export function freshSqlite(): string {
  return `file:${join(temporaryFolder(), 'clinic.db')}`;
}
