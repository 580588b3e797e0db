import { beforeEach, describe, expect, it } from 'vitest';
import { Caddy, findCaddy } from '../../deploy/caddy.ts';
import { notStoredOnce } from '../../deploy/stored.ts';
import { freshPostgres } from '../../support/databases/databases.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { freshSqlite } from '../../support/temporary.ts';
import { failuresIn, Traffic } from './traffic.ts';

const program = findCaddy() ?? '';
if (!program) console.warn('Caddy is not installed: changes of servers are not tested here.');

/**
 * How long Caddy takes to remove a dead server, in milliseconds: interval and timeout of its health check.
 */
const healthCheck = 3_000;

/** How long Caddy holds a request, in milliseconds, less what the answer takes. */
const held = 10_000;

describe.skipIf(!program)('while visitors read and write', () => {
  let database: string;

  beforeEach(() => {
    database = freshSqlite();
  });

  it('a restart of our only server fails no page and no enquiry', async () => {
    const server = await SiteServer.start({ DATABASE_URL: database });
    const caddy = await Caddy.start(program, [server.address]);
    const traffic = new Traffic(caddy);
    await traffic.until('enquiry', 20);
    await server.stop();
    await server.start();
    const ready = performance.now();
    await traffic.until('page', 20);
    const seen = await traffic.stop();
    await caddy.stop();
    await server.stop();
    const failures = failuresIn(seen);
    // On a busy machine, a restart may take longer than Caddy waits.
    expect(failures.filter(({ asked }) => asked + held > ready)).toEqual([]);
    expect(await notStoredOnce(database, seen)).toEqual([]);
  });

  describe('with two servers on one PostgreSQL', () => {
    it('the loss of one is not noticed', async () => {
      database = await freshPostgres();
      const first = await SiteServer.start({ DATABASE_URL: database });
      const second = await SiteServer.start({ DATABASE_URL: database });
      const caddy = await Caddy.start(program, [first.address, second.address]);
      const traffic = new Traffic(caddy);
      await traffic.until('enquiry', 20);
      const killed = performance.now();
      await first.stop('SIGKILL');
      while (performance.now() < killed + healthCheck) await traffic.until('page', 1);
      await traffic.until('enquiry', 20);
      await traffic.until('page', 20);
      const seen = await traffic.stop();
      await caddy.stop();
      await second.stop();
      expect(failuresIn(seen)).toEqual([]);
      expect(await notStoredOnce(database, seen)).toEqual([]);
    });
  });
});
