import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { openWhenReady } from '../../server/database/index.ts';
import { TestPostgres } from '../support/postgres.ts';
import { runCommand } from '../support/run-command.ts';

/** Opens a database that is not there, waiting two seconds; what came of it. */
async function open(url: string) {
  const log: string[] = [];
  const began = performance.now();
  const problem = await openWhenReady(
    url,
    pino({}, { write: (line) => void log.push(line) }),
    2_000,
  ).then(
    () => 'it was opened',
    (error: Error) => error.message,
  );
  return { problem, log: log.join(''), seconds: (performance.now() - began) / 1_000 };
}

describe('a mistyped address of PostgreSQL', () => {
  it('where nothing listens is named in the log, and given up in time', async () => {
    const address = `127.0.0.1:${await freePort()}`;
    const { problem, log, seconds } = await open(`postgres://user:secret@${address}/clinic`);
    expect(problem).toBe(`PostgreSQL at ${address} does not answer (ECONNREFUSED)`);
    expect(log).toContain(problem);
    expect(log).not.toContain('secret');
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThan(3);
  });

  it('where somebody listens who never answers is named, and given up in time', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { problem, log, seconds } = await open(`postgres://user:secret@${address}/clinic`);
    expect(problem).toBe(`PostgreSQL at ${address} does not answer in time`);
    expect(seconds).toBeLessThan(3);
    expect(log).not.toContain('secret');
    silent.close();
  });

  it('whose name nobody knows is named to staff in one line', async () => {
    const { code, errors } = await runCommand('server/commands/enquiries.ts', ['list'], {
      DATABASE_URL: 'postgres://user:secret@no-such-host.invalid/clinic',
    });
    expect(code).toBe(1);
    expect(errors).toMatch(/^PostgreSQL at no-such-host\.invalid:5432 does not answer \(E\w+\)\n$/);
  });

  it('with the name of a database that is not there says so at once', async () => {
    const postgres = await TestPostgres.create();
    const url = new URL(await postgres.freshDatabase());
    url.pathname = '/clinc';
    const { problem, seconds } = await open(url.href);
    expect(problem).toBe(`PostgreSQL at ${url.host} has no database of this name`);
    expect(seconds).toBeLessThan(1);
    await postgres.destroy();
  });
});
