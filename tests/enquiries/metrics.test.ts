import { expect, it } from 'vitest';
import { findFreePort } from '../../scripts/programs/free-port.ts';
import { recordOutcome } from '../../server/backup/index.ts';
import { openWithoutMigrating } from '../../server/database/index.ts';
import { FakeFormService } from '../support/services/form-service.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite } from '../support/temporary.ts';

it('the metrics count requests and enquiries, and report the backups, on a port of their own', {
  tags: ['stress'],
}, async () => {
  const service = await FakeFormService.create();
  const METRICS_PORT = String(await findFreePort());
  const environment = { METRICS_PORT, DATABASE_URL: freshSqlite(), ...service.environment };
  const server = await SiteServer.start(environment, { pages: false });
  await post(server.url, anEnquiry());
  await post(server.url, anEnquiry({ 'leave-empty': 'x' }));
  service.behaviour = 'error';
  await post(server.url, anEnquiry());
  await storeUnsent(environment.DATABASE_URL);
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const metricsBefore = await readMetrics();
  expect(metricsBefore).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/enquiries",status="200"} 2',
  );
  for (const status of ['delivered', 'unsent', 'queued', 'spam']) {
    expect(metricsBefore).toContain(`clinic_enquiries{status="${status}"} 1`);
  }
  expect(metricsBefore).not.toMatch(/^clinic_(backup|restore)/m);
  await recordBackup(environment.DATABASE_URL, { inventory });
  const metricsAfterBackup = await readMetrics();
  expect(metricsAfterBackup).toMatch(/^clinic_restore_success 1$/m);
  const timestampLine = /^clinic_backup_last_verified_timestamp_seconds (\d+\.?\d*)$/m;
  expect(metricsAfterBackup).toMatch(timestampLine);
  await recordBackup(environment.DATABASE_URL, { problem: 'no room' });
  const metricsAfterFailure = await readMetrics();
  expect(metricsAfterFailure).toMatch(/^clinic_restore_success 0$/m);
  expect(timestampLine.exec(metricsAfterFailure)?.[1]).toBe(
    timestampLine.exec(metricsAfterBackup)?.[1],
  );
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
  await service.close();
});

const inventory = { rows: { enquiries: 12_408 }, migrations: [], newestEnquiry: null };

/** Records the outcome of a backup, as the backup program does. */
async function recordBackup(
  url: string,
  outcome: Parameters<typeof recordOutcome>[1],
): Promise<void> {
  const database = openWithoutMigrating(url);
  await recordOutcome(database, outcome);
  await database.destroy();
}

/** Stores an enquiry on a server without any channel to send it by. */
async function storeUnsent(DATABASE_URL: string): Promise<void> {
  const site = await startInProcess({ DATABASE_URL });
  await post(site.url, anEnquiry());
  await site.close();
}
