import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The packages of the design's typefaces. A variable font has one file for all weights. */
const packages = {
  Figtree: '@fontsource-variable/figtree',
  Fraunces: '@fontsource-variable/fraunces',
  Eczar: '@fontsource/eczar',
  Kalam: '@fontsource/kalam',
};

export type Typeface = keyof typeof packages;

/** The axes of a typeface other than its weight: Fraunces is set soft, in its shapes for large sizes. */
const otherAxes: Partial<Record<Typeface, Record<string, number>>> = {
  Fraunces: { SOFT: 60, opsz: 60, WONK: 0 },
};

/** A file of a typeface, and the weights to use from it. */
export interface FontFile {
  typeface: Typeface;
  path: string;
  /** A single weight, or the range to keep of a variable font. */
  weight: number | { min: number; max: number };
}

/** The files of one subset of a typeface that cover the given weights. */
export function fontFiles(
  typeface: Typeface,
  subset: 'latin' | 'latin-ext' | 'devanagari',
  weights: number[],
): FontFile[] {
  const folder = dirname(require.resolve(`${packages[typeface]}/metadata.json`));
  const pathOf = (part: string | number) =>
    join(folder, 'files', `${typeface.toLowerCase()}-${subset}-${part}-normal.woff2`);
  if (!isVariable(typeface)) {
    return weights.map((weight) => ({ typeface, path: pathOf(weight), weight }));
  }
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  const path = pathOf(typeface in otherAxes ? 'full' : 'wght');
  return [{ typeface, path, weight: min === max ? min : { min, max } }];
}

/**
 * Subsets a font to the characters and weights that are shown.
 * @param format the one for browsers, or the one for social cards and tests
 */
export async function fontSubset(
  file: FontFile,
  characters: string,
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const variationAxes = fixedAxes(file);
  return subsetFont(await readFile(file.path), characters, { targetFormat: format, variationAxes });
}

/** The values or ranges to keep of a variable font's axes; none for a font of a single weight. */
export function fixedAxes({ typeface, weight }: FontFile): Record<string, FontFile['weight']> {
  return isVariable(typeface) ? { wght: weight, ...otherAxes[typeface] } : {};
}

function isVariable(typeface: Typeface): boolean {
  return packages[typeface].startsWith('@fontsource-variable/');
}
