import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of packages that only `npm run mutation`, `coverage` and `bench` need: not installed for the tests. */
export const toolsFolder = 'tests/measuring';

/** The path of a module of these packages. */
export const toolsModule = (path: string) => resolve(toolsFolder, 'node_modules', path);

/** Installs these packages if they are missing. */
export function installMeasuringTools(): void {
  if (existsSync(toolsModule('lighthouse'))) return;
  const options = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', options, { cwd: toolsFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages in ${toolsFolder} could not be installed.`);
}
