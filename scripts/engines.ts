import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhereStale } from './build/site-build.ts';
import { addAndroidFonts } from './programs/android-fonts.ts';
import { fetchChromium88 } from './programs/chromium-88.ts';
import { installDebianPackages } from './programs/debian-packages.ts';
import { runProgram } from './programs/run-program.ts';

// npm run engines: the main journeys in the engines of Firefox and Safari, and in the oldest Chromium that is
// served. Not part of npm test, since it needs Debian's packages of the first two, and fetches the third.

/** Debian's packages, and a program that each of them installs. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

if (missing().length > 0) installDebianPackages(missing());
if (missing().length > 0) {
  console.error(
    `The tests in other engines need Debian's packages ${missing().join(', ')}: install them with "sudo apt-get install ${missing().join(' ')}".`,
  );
  process.exit(1);
}

await fetchChromium88();
await buildWhereStale();
await addAndroidFonts();
const folder = await mkdtemp(join(tmpdir(), 'clinic-engines-'));
const report = join(folder, 'report.json');
const status = await runProgram('vitest', [
  'run',
  '--root=.',
  '--config=tests/engines/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
const { numPassedTests: passed = 0, numFailedTests = 0 } = JSON.parse(
  await readFile(report, 'utf8').catch(() => '{}'),
);
await rm(folder, { recursive: true, force: true });
// A run that ends before its tests begin has failed too.
const failed = status === 0 && passed > 0 ? 0 : Math.max(numFailedTests, 1);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function missing(): string[] {
  return Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
}
