import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/**
 * Writes pages as files, as they are and in brotli, for servers of static files.
 * @param url the server that sends them
 * @param paths those that every visitor gets alike
 */
export async function writeStaticFiles(
  folder: string,
  url: string,
  paths: string[],
): Promise<void> {
  for (const path of paths) {
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await bodyOf(url + path, 'identity'));
    await writeFile(`${file}.br`, await bodyOf(url + path, 'br'));
  }
}

/** A body as it comes over the wire. */
function bodyOf(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get(url, { headers }, (answer) => resolve(buffer(answer))).on('error', reject);
  });
}
