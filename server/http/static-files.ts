import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from 'mime-types';
import { glob } from 'tinyglobby';
import type { Encoding } from './encodings.ts';

/** One file of the built site, held in memory in every form it is sent in. */
export interface StaticFile {
  type: string;
  /** Strong validator of the plain form; each encoding adds its name. */
  etag: string;
  cacheControl: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/**
 * Reads every file of a folder, with its `.br` and `.gz` forms where the build made them.
 * @returns the files by the path they are served at; a page `offers.html` is at `/offers`
 */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const names = await glob('**', { cwd: folder, dot: true });
  const all = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    files.set(pathOf(name), await loadFile(folder, name, all));
  }
  return files;
}

async function loadFile(folder: string, name: string, all: Set<string>): Promise<StaticFile> {
  const read = (ending: string) => readFile(join(folder, name + ending));
  const identity = await read('');
  return {
    type: typeOf(name),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    cacheControl: name.startsWith('_astro/') ? forever : revalidated,
    bodies: {
      identity,
      ...(all.has(`${name}.br`) && { br: await read('.br') }),
      ...(all.has(`${name}.gz`) && { gzip: await read('.gz') }),
    },
  };
}

/** Types that the list we use lacks, or has under the name from before the standard. */
function typeOf(name: string): string {
  if (name.endsWith('.vcf')) return 'text/vcard; charset=utf-8';
  if (name === 'speculation-rules.json') return 'application/speculationrules+json';
  return contentType(name.split('/').at(-1) ?? name) || 'application/octet-stream';
}

function pathOf(name: string): string {
  const page = name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return `/${page}`.replace(/(.)\/$/, '$1');
}
