import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

const drawing = /^\.{1,2}\/.*\.svg$/;
const photograph = /\.(jpe?g|png|webp|avif)$/i;

/**
 * Puts photographs in place of drawings: where a value names `./images/portrait.svg` and
 * `portrait.jpg` lies in that folder, the photograph is taken, so that dropping it in is enough.
 * @param folder where the paths in the value begin
 */
export function takePhotographs<T>(value: T, folder: string): T;
export function takePhotographs(value: unknown, folder: string): unknown {
  if (typeof value === 'string') return drawing.test(value) ? beside(value, folder) : value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => takePhotographs(item, folder));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, takePhotographs(item, folder)]),
  );
}

function beside(path: string, folder: string): string {
  const name = basename(path, '.svg');
  const found = filesIn(resolve(folder, dirname(path))).find(
    (file) => photograph.test(file) && file.replace(photograph, '') === name,
  );
  return found ? `${dirname(path)}/${found}` : path;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // A folder that is not there is told of where its picture is missed.
    return [];
  }
}
