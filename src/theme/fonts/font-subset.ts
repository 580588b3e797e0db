import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { FontFile } from './font-family.ts';

/** The axes of a typeface other than its weight: Fraunces is set soft, in its shapes for large sizes. */
const settings: Record<string, Record<string, number>> = {
  Fraunces: { SOFT: 60, opsz: 60, WONK: 0 },
};

/** Whether a font has any of the characters: without any, subsetting would produce a broken file. */
export async function hasAnyOf(characters: string, { path }: FontFile): Promise<boolean> {
  const font = create(await readFile(path));
  if (font.isCollection) return false;
  return [...characters].some((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}

/**
 * Subsets a font to the characters and weights that are shown.
 * @param format the one for browsers, or the one for social cards and measurements
 */
export async function fontSubset(
  family: string,
  file: FontFile,
  characters: string,
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const variationAxes = fixedAxes(family, file);
  return subsetFont(await readFile(file.path), characters, { targetFormat: format, variationAxes });
}

/** The values or ranges to keep of a variable font's axes; none for a font of a single weight. */
export function fixedAxes(
  family: string,
  { path, weight }: FontFile,
): Record<string, FontFile['weight']> {
  const isVariable = /-(wght|full)-normal\.woff2$/.test(path);
  return isVariable ? { wght: weight, ...settings[family] } : {};
}
