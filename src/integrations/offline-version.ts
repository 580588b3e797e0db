import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { glob } from 'tinyglobby';

/**
 * Appends a hash of the pages that it keeps to the service worker's script, so that browsers install it
 * again with the new pages, for instance after a phone number on them has changed.
 */
export function offlineVersion(): AstroIntegration {
  return {
    name: 'offline version',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const pages = await glob('**/{chest-pain,offline}.html', {
          cwd: fileURLToPath(dir),
          absolute: true,
        });
        const hash = createHash('sha256');
        for (const page of pages.sort()) hash.update(await readFile(page));
        const script = new URL('service-worker.js', dir);
        await appendFile(script, `// Offline pages: ${hash.digest('hex')}\n`);
      },
    },
  };
}
