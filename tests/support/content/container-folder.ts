import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../temporary.ts';

export const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

/** A folder with the container's files only. */
export function containerFolder(): string {
  const folder = temporaryFolder();
  const copies = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)];
  if (copies.length < 5) throw new Error('deploy/Dockerfile copies too little from its build.');
  for (const [, from = '', to = ''] of copies) {
    const target = join(folder, to);
    if (from === 'node_modules') symlinkSync(resolve(from), target);
    else cpSync(from, to === './' ? join(folder, from) : target, { recursive: true });
  }
  return folder;
}
