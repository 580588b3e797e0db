import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/programs/free-port.ts';
import { openWhenReady } from '../../../server/database/index.ts';
import { freshPostgres } from '../../support/databases/databases.ts';
import { runCommand } from '../../support/run-command.ts';
import { databaseErrors, expectServerErrors } from '../../support/site/server-errors.ts';

expectServerErrors(databaseErrors);

/** Opens a database that does not exist; returns the outcome, and the reason for each retry. */
async function open(url: string, timings: { timeout: number; pause: number }) {
  const log: string[] = [];
  const logger = pino({}, { write: (line) => void log.push(line) });
  const problem = await openWhenReady(url, logger, timings).then(
    () => 'it was opened',
    (error: Error) => error.message,
  );
  const again = log.filter((line) => line.includes('the database does not answer yet'));
  return { problem, again, log: log.join('') };
}

describe('a mistyped address of PostgreSQL', () => {
  it('at which nothing listens is retried, named in the log, and given up', async () => {
    const address = `127.0.0.1:${await freePort()}`;
    const url = `postgres://user:secret@${address}/clinic`;
    const { problem, again, log } = await open(url, { timeout: 300, pause: 10 });
    expect(problem).toBe(`PostgreSQL at ${address} does not answer (ECONNREFUSED)`);
    expect(again.length).toBeGreaterThan(0);
    expect(again[0]).toContain(problem);
    expect(log).not.toContain('secret');
  });

  it('at which a server never answers is named, and given up', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const url = `postgres://user:secret@${address}/clinic`;
    const { problem, log } = await open(url, { timeout: 100, pause: 10 });
    expect(problem).toBe(`PostgreSQL at ${address} does not answer in time`);
    expect(log).not.toContain('secret');
    silent.close();
  });

  it('with an unknown host name is reported to staff in one line', async () => {
    const { code, errors } = await runCommand('server/commands/enquiries.ts', ['list'], {
      DATABASE_URL: 'postgres://user:secret@no-such-host.invalid/clinic',
    });
    expect(code).toBe(1);
    expect(errors).toMatch(/^PostgreSQL at no-such-host\.invalid:5432 does not answer \(E\w+\)\n$/);
  });

  it('with the name of a missing database is reported at the first attempt', async () => {
    const url = new URL(await freshPostgres());
    url.pathname = '/clinc';
    const { problem, again } = await open(url.href, { timeout: 60_000, pause: 60_000 });
    expect(problem).toBe(`PostgreSQL at ${url.host} has no database with this name`);
    expect(again).toEqual([]);
  });
});
