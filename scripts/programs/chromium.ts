import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.ts';

/** Debian's headless Chromium: the same engine, at half the cost of opening a page. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that let the browser run as root and without a graphics card, and contact only our server. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium for the tests, or installs Debian's if permitted.
 * @returns its path
 * @throws an error that says what to install if there is none
 */
export function findChromium(): string {
  const existingProgram = findExisting();
  if (existingProgram) return existingProgram;
  installDebianPackages(['chromium']);
  const installedProgram = findExisting();
  if (installedProgram) return installedProgram;
  throw new Error(
    'The browser tests need Chromium: install it (on Debian or Ubuntu "sudo apt-get install chromium"), or set CHROMIUM to the path of one.',
  );
}

/** The Chromium of the browser tests: the headless build if installed, because they open hundreds of pages. */
export function findTestChromium(): string {
  return findExisting([headlessShell, ...defaultPaths]) ?? 'chromium';
}

/** Installs Debian's headless Chromium if the installed Chromium is Debian's too. */
export function installTestChromium(): void {
  findChromium();
  if (process.env['CHROMIUM'] || existsSync(headlessShell) || !existsSync('/etc/chromium.d'))
    return;
  installDebianPackages(['chromium-headless-shell']);
}

function findExisting(paths = defaultPaths): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...paths].find((path) => path && existsSync(path));
}
