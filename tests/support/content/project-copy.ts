import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../../..');

/** The project's code and its sample: files, and folders with all their content. */
const copiedPaths = [
  'clinic',
  'src',
  'server',
  'shared',
  'scripts',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Copies the project's code into an empty folder and links the installed packages, but not the caches.
 * @returns the folder
 */
export async function copyProject(folder: string): Promise<string> {
  for (const path of copiedPaths) {
    await cp(join(project, path), join(folder, path), { recursive: true });
  }
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(join(project, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(join(project, 'node_modules', name), join(modules, name));
  }
  return folder;
}
