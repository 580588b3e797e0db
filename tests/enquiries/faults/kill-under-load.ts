import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDatabase } from '../../../server/database/index.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { databaseErrors } from '../../support/site/server-errors.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, type PostedEnquiry, post } from '../../support/site/visitor.ts';

/** The lease of a killed server has to expire before another server may send. */
const timings = {
  leaseDuration: 1_000,
  sendTimeout: 500,
  firstRetryDelay: 100,
  maxRetryDelay: 200,
  pollInterval: 50,
};

interface Load {
  databaseUrl: string;
  enquiries: number;
  visitors: number;
  /** How often the server is killed and started again, spread over the enquiries. */
  kills: number;
}

/**
 * Kills a server while enquiries pour in, and expects that none answered with success is lost.
 * @returns what happened, in one line
 */
export async function killUnderLoad(load: Load): Promise<string> {
  const service = await FakeFormService.create();
  // Some are always under way when the server is killed.
  service.delay = 5;
  const { databaseUrl, visitors, kills } = load;
  const environment = { ...service.environment, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const server = await SiteServer.start(environment, {
    pages: false,
    timings,
    expectedErrors: databaseErrors,
  });
  const enquiries = Array.from({ length: load.enquiries }, () => anEnquiry());
  const confirmedIds = new Set<string>();
  const sending = sendContinuously(server.url, { enquiries, visitors }, confirmedIds);
  for (let kill = 1; kill <= kills; kill += 1) {
    const killAt = (kill * enquiries.length) / (kills + 1);
    while (confirmedIds.size < killAt) await wait(5);
    await server.stop('SIGKILL');
    await server.start();
  }
  await sending;
  const receivedMessages = () => new Set(service.emails.map(({ message }) => message));
  await expect.poll(() => receivedMessages().size).toBe(enquiries.length);
  await server.stop();
  await service.close();

  const database = await openDatabase(databaseUrl);
  const rows = await database.selectFrom('enquiries').select('submission_id').execute();
  await database.destroy();
  expect(rows.map(({ submission_id }) => submission_id).sort()).toEqual(
    enquiries.map(({ id }) => id).sort(),
  );
  const duplicates = service.emails.length - receivedMessages().size;
  return `${enquiries.length} enquiries, ${kills} kills, none lost, ${duplicates} sent twice`;
}

/** Visitors who send one enquiry after another, each again until it is answered with success. */
async function sendContinuously(
  url: string,
  { enquiries, visitors }: { enquiries: PostedEnquiry[]; visitors: number },
  confirmedIds: Set<string>,
): Promise<void> {
  const queue = enquiries.values();
  const visit = async () => {
    for (const enquiry of queue) {
      while (!confirmedIds.has(enquiry.id)) {
        const response = await post(url, enquiry).catch(() => null);
        if (response?.body.success) confirmedIds.add(enquiry.id);
        else await wait(50);
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
}
