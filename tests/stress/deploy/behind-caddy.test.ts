import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { Caddy, findCaddy } from '../../deploy/caddy.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry } from '../../support/site/visitor.ts';

expectServerErrors(/"msg":"enquiries are being refused"/);

const program = findCaddy() ?? '';
if (!program) console.warn('Caddy is not installed, so deploy/Caddyfile is not tested here.');

const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' };

describe.skipIf(!program)('a file with a hash in its name', () => {
  it('is sent by Caddy alone, or by our server if Caddy has no copy', async () => {
    const server = await SiteServer.start();
    const [path = ''] = await hashedFiles();
    const caddyWithoutFiles = await Caddy.start(program, [server.address], { CLINIC_FILES: '/' });
    expect((await caddyWithoutFiles.ask(path)).status).toBe(200);
    await caddyWithoutFiles.stop();
    const caddy = await Caddy.start(program, [server.address]);
    await server.stop();
    expect((await caddy.ask(path)).status).toBe(200);
    await caddy.stop();
  });
});

async function hashedFiles(): Promise<string[]> {
  const files = await glob('_astro/**', { cwd: 'dist/client' });
  return files.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/${name}`);
}

describe.skipIf(!program)('an enquiry behind Caddy', () => {
  it('counts for the address that the CDN reports if it comes through one', async () => {
    const cdnAddress = '127.0.0.7';
    const settings = { TRUST_PROXY: `127.0.0.1,${cdnAddress}` };
    const server = await SiteServer.start(settings);
    const caddy = await Caddy.start(program, [server.address], { CLINIC_CDN: `${cdnAddress}/32` });
    const sendFrom = (address: string) =>
      caddy.ask('/api/enquiries', {
        method: 'POST',
        from: cdnAddress,
        headers: { ...jsonHeaders, 'x-forwarded-for': address },
        body: JSON.stringify(anEnquiry()),
      });
    for (let count = 0; count < 30; count += 1) await sendFrom('198.51.100.1');
    expect((await sendFrom('198.51.100.1')).status).toBe(429);
    expect((await sendFrom('198.51.100.2')).status).toBe(200);
    await caddy.stop();
    await server.stop();
  });
});
