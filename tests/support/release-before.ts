import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporary.ts';

const project = resolve(import.meta.dirname, '../..');

/** The release that deploy/works-beside names. */
const revision =
  /^[0-9a-f]{40}$/m.exec(readFileSync(join(project, 'deploy/works-beside'), 'utf8'))?.[0] ?? '';

/** What a server without pages needs of a release. */
const parts = ['server', 'shared', 'clinic/clinic.yaml', 'package.json'];

/**
 * Unpacks the release before this one, with the packages of this one.
 * @returns its folder; null if git has only a part of the history, or none
 * @throws if the history is whole, but does not hold that release
 */
export function unpackReleaseBefore(): string | null {
  const { stdout, status } = git('archive', revision, ...parts);
  if (status !== 0) {
    const isWhole =
      git('rev-parse', '--is-shallow-repository').stdout.toString().trim() === 'false';
    if (isWhole) throw new Error(`There is no revision ${revision}: correct deploy/works-beside.`);
    return null;
  }
  const folder = temporaryFolder();
  spawnSync('tar', ['-x', '-C', folder], { input: stdout });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function git(...words: string[]) {
  return spawnSync('git', words, { cwd: project, maxBuffer: 1e8 });
}
