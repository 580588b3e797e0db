import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from 'mime-types';
import { glob } from 'tinyglobby';
import { ReadyAnswer } from './ready-answer.ts';

/** Hashed names never change; pages are asked for again; icons and social pictures after a day. */
const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  picture: 'public, max-age=86400',
  other: 'no-cache',
};

/**
 * Reads every file of a folder, with its `.br` and `.gz` forms where the build made them.
 * @param policies the Content-Security-Policy of each page, by path
 * @returns the answers by the path they are served at; a page `offers.html` is at `/offers`
 */
export async function loadStaticFiles(
  folder: string,
  policies: Map<string, string>,
): Promise<Map<string, ReadyAnswer>> {
  const names = await glob('**', { cwd: folder, dot: true });
  const all = new Set(names);
  const files = new Map<string, ReadyAnswer>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    const path = pathOf(name);
    files.set(path, await loadFile(folder, name, all, policies.get(path)));
  }
  return files;
}

async function loadFile(
  folder: string,
  name: string,
  all: Set<string>,
  policy: string | undefined,
): Promise<ReadyAnswer> {
  const read = (ending: string) => readFile(join(folder, name + ending));
  const type = typeOf(name);
  const isPage = type.startsWith('text/html');
  return new ReadyAnswer({
    kind: isPage ? 'page' : 'file',
    status: 200,
    headers: {
      ...(policy && { 'content-security-policy': policy }),
      'cache-control': cacheControl[lastingOf(name, type)],
      'content-type': type,
    },
    bodies: {
      identity: await read(''),
      ...(all.has(`${name}.br`) && { br: await read('.br') }),
      ...(all.has(`${name}.gz`) && { gzip: await read('.gz') }),
    },
  });
}

function lastingOf(name: string, type: string): keyof typeof cacheControl {
  if (name.startsWith('_astro/')) return 'hashed';
  return type.startsWith('image/') ? 'picture' : 'other';
}

/** Types that the list we use lacks, or has under the name from before the standard. */
function typeOf(name: string): string {
  if (name.endsWith('.vcf')) return 'text/vcard; charset=utf-8';
  return contentType(name.split('/').at(-1) ?? name) || 'application/octet-stream';
}

/** As browsers write it: a name in another script is percent-encoded. */
function pathOf(name: string): string {
  const page = name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return encodeURI(`/${page}`.replace(/(.)\/$/, '$1'));
}
