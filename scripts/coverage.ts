import { buildIfStale } from './build/site-build.ts';
import { installMeasuringTools, toolsModule } from './test/measuring-tools.ts';
import { prepareForTests } from './test/test-environment.ts';
import { printCount, runVitest } from './test/test-runners.ts';

// npm run coverage: runs the tests of npm test that need no browser, and prints how much of server/ and shared/ they
// execute, in their own process and in the servers and commands that they start. The pages in .cache/coverage show each
// line. What runs in a browser is not measured.

await prepareForTests();
await buildIfStale();
installMeasuringTools();
const count = await runVitest(undefined, [
  '--coverage.enabled',
  '--coverage.provider=custom',
  `--coverage.customProviderModule=${toolsModule('@vitest/coverage-v8/dist/index.js')}`,
  '--coverage.autoAttachSubprocess',
  '--coverage.include={server,shared}/**/*.ts',
  '--coverage.reporter=text-summary',
  '--coverage.reporter=html',
  '--coverage.reportsDirectory=.cache/coverage',
]);
printCount(count);
process.exit(count.failed === 0 ? 0 : 1);
