import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/index.ts';
import { freshPostgres } from '../../support/databases/databases.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';

const timings = {
  sendTimeout: 2_000,
  leaseDuration: 3_000,
  firstRetryDelay: 200,
  maxRetryDelay: 500,
  pollInterval: 50,
};

it('the service receives an enquiry twice if a server is killed between its answer and the record of it', async () => {
  const service = await FakeFormService.create();
  const environment = { DATABASE_URL: await freshPostgres(), ...service.environment };
  const [killed, other] = await Promise.all(
    [1, 2].map(() =>
      // The one that lives loses its connections too.
      SiteServer.start(environment, { pages: false, timings, expectedErrors: /"reason":"57P01"/ }),
    ),
  );
  // A lock on the row keeps the delivery from being recorded.
  const database = await openDatabase(environment.DATABASE_URL);
  const answerAll = service.hold();
  void post(killed?.url ?? '', anEnquiry()).catch(() => {});
  await expect.poll(() => service.begun).toBe(1);
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('deliveries').select('enquiry_id').forUpdate().execute();
    answerAll();
    await expect.poll(() => service.emails.length).toBe(1);
    await killed?.stop('SIGKILL');
    // Otherwise PostgreSQL would still execute what the dead server had already sent.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(transaction);
  });
  await expect.poll(() => service.emails.length).toBe(2);
  await other?.stop();
  await database.destroy();
  await service.close();
  expect(service.emails).toHaveLength(2);
});
