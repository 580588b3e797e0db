import { existsSync } from 'node:fs';
import { buildIfStale } from './build/site-build.ts';
import { addAndroidFonts } from './programs/android-fonts.ts';
import { fetchChromium88 } from './programs/chromium-88.ts';
import { installDebianPackages } from './programs/debian-packages.ts';
import { printCount, runEngines } from './test/test-runners.ts';

// npm run engines: tests the main journeys in the engines of Firefox and Safari, and in the oldest supported Chromium.
// Not part of npm test, because it needs Debian's packages of the first two and downloads the third.

/** Debian's packages, and a program that each of them installs. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

if (missingPackages().length > 0) installDebianPackages(missingPackages());
if (missingPackages().length > 0) {
  console.error(
    `The tests in other engines need Debian's packages ${missingPackages().join(', ')}: install them with "sudo apt-get install ${missingPackages().join(' ')}".`,
  );
  process.exit(1);
}

await fetchChromium88();
await buildIfStale();
await addAndroidFonts();
const count = await runEngines();
printCount(count);
process.exit(count.failed === 0 ? 0 : 1);

function missingPackages(): string[] {
  return Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
}
