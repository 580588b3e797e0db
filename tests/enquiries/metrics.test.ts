import { expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { FakeFormService } from '../support/form-service.ts';
import { startInProcess } from '../support/site-in-process.ts';
import { SiteServer } from '../support/site-server.ts';
import { freshSqlite } from '../support/temporary.ts';
import { anEnquiry, post } from '../support/visitor.ts';

it('the metrics count requests and enquiries, on a port of their own', async () => {
  const service = await FakeFormService.create();
  const METRICS_PORT = String(await freePort());
  const environment = { METRICS_PORT, DATABASE_URL: freshSqlite(), ...service.environment };
  const server = await SiteServer.start(environment, { pages: false });
  await post(server.url, anEnquiry());
  await post(server.url, anEnquiry({ 'leave-empty': 'x' }));
  service.behaviour = 'error';
  await post(server.url, anEnquiry());
  await storeKept(environment.DATABASE_URL);
  const shown = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  const figures = await shown.text();
  expect(figures).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/enquiries",status="200"} 2',
  );
  for (const status of ['delivered', 'kept', 'waiting', 'spam']) {
    expect(figures).toContain(`clinic_enquiries{status="${status}"} 1`);
  }
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
  await service.close();
});

/** Stores an enquiry on a server that has no channel to send it by. */
async function storeKept(DATABASE_URL: string): Promise<void> {
  const site = await startInProcess({ DATABASE_URL });
  await post(site.url, anEnquiry());
  await site.close();
}
