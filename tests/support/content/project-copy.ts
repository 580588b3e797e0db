import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const project = resolve(import.meta.dirname, '../../..');

/** The project's code and its sample: files, and folders with all their content. */
export const projectParts = [
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

/** Replaces compression, a third of a build's time; the server then sends files uncompressed. */
const noCompression = 'export async function compressFolder() {}\n';

/**
 * A copy of the project's code, in which other clinics are built without affecting this project's
 * `dist/` or the caches in `node_modules`.
 */
export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Copies the code into an empty folder and links the installed packages, but not the caches. */
  static async create(folder: string): Promise<ProjectCopy> {
    for (const part of projectParts) {
      await cp(join(project, part), join(folder, part), { recursive: true });
    }
    await writeFile(join(folder, 'scripts/build/compress-folder.ts'), noCompression);
    const modules = join(folder, 'node_modules');
    await mkdir(modules);
    for (const name of await readdir(join(project, 'node_modules'))) {
      if (name.startsWith('.') && name !== '.bin') continue;
      await symlink(join(project, 'node_modules', name), join(modules, name));
    }
    return new ProjectCopy(folder);
  }

  /** Builds the site of a clinic's folder, as `npm run build` does. */
  async build(clinicFolder: string): Promise<{ status: number | null; output: string }> {
    const child = spawn(process.execPath, ['scripts/build.ts'], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${join(project, 'node_modules', '.bin')}:${process.env['PATH']}`,
        HOME: process.env['HOME'],
        NO_COLOR: '1',
        CLINIC_DIR: clinicFolder,
      },
    });
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      child.exitCode === null && once(child, 'exit'),
    ]);
    return { status: child.exitCode, output: output + errors };
  }
}
