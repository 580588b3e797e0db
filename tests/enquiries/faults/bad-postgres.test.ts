import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openWithoutMigrating } from '../../../server/database/index.ts';
import { freshPostgres } from '../../support/databases/databases.ts';
import { HeldTimeouts } from '../../support/databases/held-timeouts.ts';
import { TestPostgres } from '../../support/databases/postgres.ts';
import { databaseErrors, expectServerErrors } from '../../support/site/server-errors.ts';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, checkReadiness, post } from '../../support/site/visitor.ts';

expectServerErrors(databaseErrors);

it('while PostgreSQL is down, the form shows the red message, and the server is not ready but answers other requests; then it recovers by itself and has lost nothing', {
  tags: ['stress'],
}, async () => {
  const postgres = await TestPostgres.create();
  const timeouts = new HeldTimeouts();
  const { timeout } = timeouts;
  const site = await startInProcess({ DATABASE_URL: await postgres.freshDatabase() }, { timeout });
  onTestFinished(async () => {
    await site.close();
    await postgres.destroy();
  });
  const firstEnquiry = anEnquiry();
  expect((await post(site.url, firstEnquiry)).status).toBe(200);
  timeouts.forget();

  await postgres.stop();
  const response = post(site.url, anEnquiry());
  await expect.poll(() => timeouts.armed).toHaveLength(1);
  timeouts.expire();
  expect(await response).toMatchObject({ status: 503, body: { problem: 'unavailable' } });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

  await postgres.start();
  const lastEnquiry = anEnquiry();
  expect((await post(site.url, lastEnquiry)).status).toBe(200);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const enquiries = await site.services.enquiries.repository.list();
  expect(enquiries.map(({ message }) => message)).toEqual([
    firstEnquiry.message,
    lastEnquiry.message,
  ]);
});

it('the server is not ready while PostgreSQL is read-only, and becomes ready again by itself', async () => {
  const url = await freshPostgres();
  const site = await startInProcess({ DATABASE_URL: url });
  onTestFinished(() => site.close());
  const { database } = site.services;
  const name = sql.raw(new URL(url).pathname.slice(1));
  const endOtherConnections = sql`select pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  /** Affects connections that are opened afterwards; earlier ones have ended once it is done. */
  const setReadOnly = async (value: 'on' | 'off') => {
    const otherDatabase = openWithoutMigrating(url);
    await otherDatabase.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = off`.execute(connection);
      await sql`alter database ${name} set default_transaction_read_only = ${sql.raw(value)}`.execute(
        connection,
      );
      await endOtherConnections.execute(connection);
    });
    await otherDatabase.destroy();
    // The pool has noticed by the time it answers again.
    await expect.poll(() => sql`select 1`.execute(database).then(Boolean, () => false)).toBe(true);
  };
  await setReadOnly('on');
  expect(await checkReadiness(site.url)).toEqual([503, 'storage']);
  await setReadOnly('off');
  expect(await checkReadiness(site.url)).toEqual([200, undefined]);
});
