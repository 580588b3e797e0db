import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { expectPortInUse, startInVain } from '../../server/start-in-vain.ts';
import { hasIpv6 } from '../../support/has-ipv6.ts';
import { runCommand } from '../../support/run-command.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';

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

  it('if another program has PORT', expectPortInUse);
});

describe('a server that has started', () => {
  let site: SiteServer | undefined;
  afterEach(() => site?.stop());

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
