import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of packages that only `npm run mutation` and `npm run coverage` need. */
export const toolsFolder = 'tests/mutation';

/** Vitest's measurement of coverage. In the root's package.json, better-auth would install it on servers too. */
export const coverageProvider = resolve(
  toolsFolder,
  'node_modules/@vitest/coverage-v8/dist/index.js',
);

/** Installs these packages if they are missing. */
export function installMeasuringTools(): void {
  if (existsSync(coverageProvider)) return;
  const options = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', options, { cwd: toolsFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages in tests/mutation could not be installed.');
}
