import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/programs/free-port.ts';
import { PlainError } from '../../server/log.ts';
import { createServices } from '../../server/services.ts';
import { configFor } from '../support/config-for.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { freshSqlite } from '../support/temporary.ts';
import { startFailing } from './failing-start.ts';

// tests/stress/server covers a missing build, invalid variables of other commands, and a port in use.
describe('a start that cannot succeed ends with one line', () => {
  it('that names an invalid variable', async () => {
    const { code, output, errors } = await startFailing({ PORT: 'http' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^PORT [^\n]+\n$/);
    expect(output).toBe('');
  });

  it.each([
    ['TRUST_PROXY', { TRUST_PROXY: 'the proxy' }],
    ['DATABASE_URL', { DATABASE_URL: 'file:/dev/null/clinic.db' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://user:secret-word@db.example/clinic' }],
    ['BLOGS_KEY', { BLOGS_URL: 'https://posts.example/secret-word' }],
  ])('that names an invalid %s, without its value', async (name, environment) => {
    const start = async () =>
      createServices(
        await configFor({ DATABASE_URL: freshSqlite(), LOG_LEVEL: 'silent', ...environment }),
      );
    const message = await start().then(
      () => 'started',
      (error: unknown) => (error instanceof PlainError ? error.message : 'another error'),
    );
    expect(message).toMatch(new RegExp(`^${name} [^\\n]+$`));
    expect(message).not.toContain('secret-word');
  });
});

describe('a server that has started', () => {
  let site: SiteServer | undefined;
  afterEach(() => site?.stop());

  it('runs without metrics while another program uses their port, and with them once it is free', async () => {
    const METRICS_PORT = String(await findFreePort());
    const otherServer = createServer().listen(Number(METRICS_PORT), '127.0.0.1');
    await once(otherServer, 'listening');
    site = await SiteServer.start({ METRICS_PORT, LOG_LEVEL: 'warn' }, { pages: false });
    expect((await site.get('/healthz')).status).toBe(200);
    otherServer.close();
    const metricsStatus = () =>
      fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(metricsStatus, { timeout: 20_000 }).toBe(200);
  });
});
