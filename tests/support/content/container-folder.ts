import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../temporary.ts';

export const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

/** A folder with the container's files only. */
export function containerFolder(): string {
  const folder = temporaryFolder();
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)];
  if (copied.length < 5) throw new Error('deploy/Dockerfile copies nothing from its build.');
  for (const [, from = '', to = ''] of copied) {
    const place = join(folder, to);
    if (from === 'node_modules') symlinkSync(resolve(from), place);
    else cpSync(from, to === './' ? join(folder, from) : place, { recursive: true });
  }
  return folder;
}
