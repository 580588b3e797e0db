import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { databaseKinds, useDatabases } from '../support/databases.ts';
import { FakeFormService } from '../support/form-service.ts';
import { SiteServer } from '../support/site-server.ts';
import { anEnquiry, type PostedEnquiry, post } from '../support/visitor.ts';

const enquiryCount = 200;
const killCount = 5;
const visitorsAtOnce = 20;

describe.each(databaseKinds)('killed while enquiries pour in, on %s', (kind) => {
  const databases = useDatabases(kind);
  let service: FakeFormService;

  beforeAll(async () => {
    service = await FakeFormService.create();
    // Some are always on their way when the kill comes.
    service.delay = 5;
  });
  afterAll(() => service.close());

  it(`loses none of ${enquiryCount} enquiries in ${killCount} kills`, {
    timeout: 300_000,
  }, async () => {
    const environment = {
      ...service.environment,
      DATABASE_URL: await databases.fresh(),
      LOG_LEVEL: 'error',
    };
    // The lease of a killed server has to expire before another may send.
    const timings = {
      leaseDuration: 3_000,
      sendTimeout: 1_000,
      firstRetryDelay: 200,
      longestRetryDelay: 500,
      pollInterval: 100,
    };
    const server = await SiteServer.start(environment, { pages: false, timings });
    const { url } = server;

    const enquiries = Array.from({ length: enquiryCount }, () => anEnquiry());
    const acknowledged = new Set<string>();
    const pouring = pour(url, enquiries, acknowledged);
    for (let kill = 1; kill <= killCount; kill += 1) {
      // Spread over the whole run, and within each part at a random moment.
      const from = ((kill - 1) * enquiryCount) / (killCount + 1);
      while (acknowledged.size < from) await wait(5);
      await wait(Math.random() * 100);
      await server.stop('SIGKILL');
      await server.start();
    }
    await pouring;

    const arrivedOnce = () => new Set(service.emails.map(({ message }) => message)).size;
    await expect.poll(arrivedOnce, { timeout: 60_000 }).toBe(enquiryCount);
    await server.stop();

    const database = await openDatabase(environment.DATABASE_URL);
    const stored = await database.selectFrom('enquiries').select('submission_id').execute();
    await database.destroy();
    const storedIds = new Set(stored.map(({ submission_id }) => submission_id));
    const arrived = new Set(service.emails.map(({ message }) => message));
    const lost = enquiries.filter(
      ({ id, message }) => acknowledged.has(id) && !(storedIds.has(id) && arrived.has(message)),
    );
    const twice = service.emails.length - arrived.size;
    console.log(
      `${kind}: ${enquiryCount} enquiries, ${killCount} kills, ${acknowledged.size} answered with success, ${lost.length} lost, ${twice} sent twice`,
    );
    expect(lost).toEqual([]);
    expect(stored).toHaveLength(enquiryCount);
    // Only what was on its way at the moment of a kill can come twice.
    expect(twice).toBeLessThanOrEqual(killCount * visitorsAtOnce);
  });
});

/** Visitors who send one enquiry after the other, and each again until it is answered with success. */
async function pour(
  url: string,
  enquiries: PostedEnquiry[],
  acknowledged: Set<string>,
): Promise<void> {
  const queue = enquiries.values();
  const visit = async () => {
    for (const enquiry of queue) {
      while (!acknowledged.has(enquiry.id)) {
        const answer = await post(url, enquiry).catch(() => null);
        if (answer?.body.success) acknowledged.add(enquiry.id);
        else await wait(50);
      }
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
}
