import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfStale } from './build/site-build.ts';
import { prepareForTests } from './test/test-environment.ts';
import { printCount, runVitest } from './test/test-runners.ts';

// npm run coverage: runs the tests of npm test that need no browser, and prints how much of server/ and shared/ they
// execute, in their own process and in the servers and commands that they start. The pages in .cache/coverage show each
// line. What runs in a browser is not measured.

/** Vitest's measurement. It has a package.json of its own: in the root's, better-auth would install it on servers too. */
const tools = 'tests/coverage';
const provider = resolve(tools, 'node_modules/@vitest/coverage-v8/dist/index.js');

await prepareForTests();
await buildIfStale();
if (!existsSync(provider)) {
  const options = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  spawnSync('npm', options, { cwd: tools, stdio: 'inherit' });
}
const count = await runVitest(undefined, [
  '--coverage.enabled',
  '--coverage.provider=custom',
  `--coverage.customProviderModule=${provider}`,
  '--coverage.autoAttachSubprocess',
  '--coverage.include={server,shared}/**/*.ts',
  '--coverage.reporter=text-summary',
  '--coverage.reporter=html',
  '--coverage.reportsDirectory=.cache/coverage',
]);
printCount(count);
process.exit(count.failed === 0 ? 0 : 1);
