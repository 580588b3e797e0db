import { glob } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caddy, findCaddy } from '../../deploy/caddy.ts';
import { notStoredOnce } from '../../deploy/stored.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry } from '../../support/site/visitor.ts';
import { freshSqlite } from '../../support/temporary.ts';

expectServerErrors(/"msg":"enquiries are being refused"/);

const program = findCaddy() ?? '';
if (!program) console.warn('Caddy is not installed, so deploy/Caddyfile is not tested here.');

const json = { 'content-type': 'application/json', accept: 'application/json' };

describe.skipIf(!program)('a file with a hash in its name', () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await SiteServer.start();
  });
  afterAll(() => server?.stop());

  it('is answered by Caddy alone, or by our server if Caddy has no copy', async () => {
    const [path = ''] = await hashedFiles();
    const without = await Caddy.start(program, [server.address], { CLINIC_FILES: '/' });
    expect((await without.ask(path)).status).toBe(200);
    await without.stop();
    const alone = await Caddy.start(program, [server.address]);
    await server.stop();
    expect((await alone.ask(path)).status).toBe(200);
    await alone.stop();
  });
});

async function hashedFiles(): Promise<string[]> {
  const files = await glob('_astro/**', { cwd: 'dist/client' });
  return files.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/${name}`);
}

describe.skipIf(!program)('an enquiry behind Caddy', () => {
  it('is passed to the living server if the other was killed, and after a change of servers', async () => {
    const environment = { DATABASE_URL: freshSqlite() };
    const options = { pages: false } as const;
    const first = await SiteServer.start(environment, options);
    const second = await SiteServer.start(environment, options);
    const caddy = await Caddy.start(program, [first.address, second.address]);
    const send = async (place: number) => {
      const enquiry = anEnquiry();
      const { status } = await caddy.ask('/api/enquiries', {
        method: 'POST',
        from: `127.0.8.${place}`,
        headers: json,
        body: JSON.stringify(enquiry),
      });
      return { what: 'enquiry', status, message: enquiry.message } as const;
    };
    await second.stop('SIGKILL');
    const seen = await Promise.all([1, 2, 3, 4, 5, 6].map(send));
    await second.start();
    await caddy.useServers([second.address]);
    expect(await first.stop()).toBe(0);
    seen.push(await send(7));
    expect((await caddy.ask('/page')).body.toString()).toBe('a page');
    await caddy.stop();
    await second.stop();
    expect(seen.map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(await notStoredOnce(environment.DATABASE_URL, seen)).toEqual([]);
  });

  it('counts for the address that the CDN reports if it comes through one', async () => {
    const cdn = '127.0.0.7';
    const told = { TRUST_PROXY: `127.0.0.1,${cdn}` };
    const behind = await SiteServer.start(told);
    const front = await Caddy.start(program, [behind.address], { CLINIC_CDN: `${cdn}/32` });
    const visitor = (address: string) =>
      front.ask('/api/enquiries', {
        method: 'POST',
        from: cdn,
        headers: { ...json, 'x-forwarded-for': address },
        body: JSON.stringify(anEnquiry()),
      });
    for (let count = 0; count < 30; count += 1) await visitor('198.51.100.1');
    expect((await visitor('198.51.100.1')).status).toBe(429);
    expect((await visitor('198.51.100.2')).status).toBe(200);
    await front.stop();
    await behind.stop();
  });
});
