import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/programs/free-port.ts';
import { runCommand } from '../../support/run-command.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';

/** Starts the server where it cannot run, and waits for its exit. */
const startInVain = (environment: Record<string, string>, folder?: string) =>
  runCommand('server/main.ts', [], { DATABASE_URL: freshSqlite(), ...environment }, folder);

describe('a start that cannot succeed ends with one line', () => {
  it.each([
    ['npm start', 'scripts/start.ts', 'SITE_URL', 'clinic.example'],
    ['npm run build', 'scripts/build.ts', 'PORT', 'http'],
  ])('before %s builds anything', async (_command, program, name, value) => {
    const { code, output, errors } = await runCommand(program, [], { [name]: value });
    expect(code).toBe(1);
    expect(output + errors).toMatch(new RegExp(`^${name} [^\\n]+\\n$`));
  });

  it('if nothing is built', async () => {
    const { code, errors } = await startInVain({}, temporaryFolder());
    expect(code).toBe(1);
    expect(errors).toBe('There is no built site to serve: run "npm run build" first.\n');
  });

  it('if another program has the port of the metrics', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = String((other.address() as { port: number }).port);
    const ports = { PORT: String(await freePort()), METRICS_PORT: taken };
    const { code, errors } = await startInVain({
      ...ports,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    });
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^The port ${taken} is in use [^\\n]+\\n$`));
    other.close();
  });
});

describe('a server that has started', () => {
  let site: SiteServer | undefined;
  afterEach(() => site?.stop());

  const hasIpv6 = Object.values(networkInterfaces())
    .flat()
    .some((each) => each?.address === '::1');
  it.runIf(hasIpv6)('listens on both addresses of localhost', async () => {
    const NODE_OPTIONS = `--import=${resolve(import.meta.dirname, '../../support/services/two-loopbacks.ts')}`;
    site = await SiteServer.start({ HOST: 'localhost', NODE_OPTIONS });
    const { port } = new URL(site.url);
    for (const address of ['127.0.0.1', '[::1]']) {
      expect((await fetch(`http://${address}:${port}/offers`)).status).toBe(200);
      const answer = await fetch(`http://${address}:${port}/api/blogs`);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
