import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestPostgres } from '../../support/databases/postgres.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { databaseErrors, expectServerErrors } from '../../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';

expectServerErrors(databaseErrors);

let postgres: TestPostgres;
let service: FakeFormService;
let site: InProcessSite;

beforeAll(async () => {
  postgres = await TestPostgres.create();
  service = await FakeFormService.create();
  site = await startInProcess(
    { DATABASE_URL: await postgres.freshDatabase(), ...service.environment },
    {
      storeTimeout: 1_000,
      sendTimeout: 1_000,
      leaseDuration: 2_000,
      firstRetryDelay: 200,
      maxRetryDelay: 500,
      pollInterval: 100,
    },
  );
});
afterAll(async () => {
  await site.close();
  await service.close();
  await postgres.destroy();
});

it('a restart of PostgreSQL under load loses no enquiry that was confirmed', async () => {
  const listStored = () => site.services.enquiries.repository.list();
  const confirmedMessages = new Set<string>();
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const enquiry = anEnquiry();
      const response = await post(site.url, enquiry);
      if (response.body.success) confirmedMessages.add(enquiry.message);
    }
  };
  const visits = Array.from({ length: 10 }, visit);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
    const countBefore = confirmedMessages.size;
    while (confirmedMessages.size < countBefore + 50) await wait(10);
    await postgres.stop(signal);
    await postgres.start();
  }
  const countBefore = confirmedMessages.size;
  while (confirmedMessages.size < countBefore + 50) await wait(10);
  isOver = true;
  await Promise.all(visits);
  const countUndelivered = async () =>
    (await listStored()).filter(({ delivery }) => delivery !== 'delivered').length;
  await expect.poll(countUndelivered).toBe(0);
  const messages = new Set((await listStored()).map(({ message }) => message));
  const emailedMessages = new Set(service.emails.map(({ message }) => message));
  const missingMessages = [...confirmedMessages].filter(
    (message) => !messages.has(message) || !emailedMessages.has(message),
  );
  console.log(
    `PostgreSQL restarted 3 times under load: ${confirmedMessages.size} answered with success, ${missingMessages.length} lost, ${service.emails.length - emailedMessages.size} sent twice`,
  );
  expect(missingMessages).toEqual([]);
});
