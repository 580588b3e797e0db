import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { FontFile } from './font-family.ts';

/** Settings of a typeface besides its weight: Fraunces is soft, in the shapes of large sizes. */
const settings: Record<string, Record<string, number>> = {
  Fraunces: { SOFT: 60, opsz: 60, WONK: 0 },
};

/** Whether a font has any of the characters: one without would be cut down to a broken file. */
export async function hasAnyOf(characters: string, { path }: FontFile): Promise<boolean> {
  const font = create(await readFile(path));
  if (font.isCollection) return false;
  return [...characters].some((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}

/**
 * Cuts a font down to the characters and weights that are shown.
 * @param format what browsers read, or what the social cards and measurements need
 */
export async function cutFont(
  family: string,
  file: FontFile,
  characters: string,
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const variationAxes = fixedAxes(family, file);
  return subsetFont(await readFile(file.path), characters, { targetFormat: format, variationAxes });
}

/** What is shown of the axes of a variable font; nothing for a font of one weight. */
export function fixedAxes(
  family: string,
  { path, weight }: FontFile,
): Record<string, FontFile['weight']> {
  const isVariable = /-(wght|full)-normal\.woff2$/.test(path);
  return isVariable ? { wght: weight, ...settings[family] } : {};
}
