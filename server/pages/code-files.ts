import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { type CachedResponse, cachedResponse } from './response/cached-response.ts';
import { foreverPolicy, typeOf } from './response/file-types.ts';

/**
 * Reads the files that the build has made from the code, with their `.br` and `.gz` versions.
 * @returns responses by path
 */
export async function codeFiles(folder: string): Promise<Map<string, CachedResponse>> {
  const names = new Set(await glob('**', { cwd: folder, dot: true }));
  const originals = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  const load = async (name: string) => {
    const read = (ending: string) => readFile(join(folder, name + ending));
    const response = cachedResponse({
      servedAs: 'file',
      status: 200,
      headers: { 'cache-control': foreverPolicy, 'content-type': typeOf(name) },
      bodies: {
        identity: await read(''),
        ...(names.has(`${name}.br`) && { br: await read('.br') }),
        ...(names.has(`${name}.gz`) && { gzip: await read('.gz') }),
      },
    });
    return [`/${name}`, response] as const;
  };
  return new Map(await Promise.all(originals.map(load)));
}
