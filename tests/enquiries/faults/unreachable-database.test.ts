import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/programs/free-port.ts';
import { openDatabase } from '../../../server/database/index.ts';
import { freshPostgres } from '../../support/databases/databases.ts';
import { runCommand } from '../../support/run-command.ts';
import { databaseErrors, expectServerErrors } from '../../support/site/server-errors.ts';

expectServerErrors(databaseErrors);

/** The reason for which a database cannot be opened. */
function problemOf(url: string, answerTimeout?: number): Promise<string> {
  return openDatabase(url, { answerTimeout }).then(
    () => 'it was opened',
    (error: Error) => error.message,
  );
}

describe('PostgreSQL at a mistyped address', () => {
  it('is named, without the password, if nothing listens there', async () => {
    const address = `127.0.0.1:${await findFreePort()}`;
    const problem = await problemOf(`postgres://user:secret@${address}/clinic`);
    expect(problem).toBe(`PostgreSQL at ${address} does not answer (ECONNREFUSED)`);
  });

  it('is named if a server there never answers', async () => {
    const silentServer = createServer().listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    const address = `127.0.0.1:${(silentServer.address() as AddressInfo).port}`;
    const problem = await problemOf(`postgres://user:secret@${address}/clinic`, 100);
    expect(problem).toBe(`PostgreSQL at ${address} does not answer in time`);
    silentServer.close();
  });

  it('is reported to staff in one line if the host name is unknown', async () => {
    const { code, errors } = await runCommand('server/commands/enquiries.ts', ['list'], {
      DATABASE_URL: 'postgres://user:secret@no-such-host.invalid/clinic',
    });
    expect(code).toBe(1);
    expect(errors).toMatch(/^PostgreSQL at no-such-host\.invalid:5432 does not answer \(E\w+\)\n$/);
  });

  it('is reported if the database does not exist', async () => {
    const url = new URL(await freshPostgres());
    url.pathname = '/clinc';
    const problem = await problemOf(url.href);
    expect(problem).toBe(`PostgreSQL at ${url.host} has no database with this name`);
  });
});
