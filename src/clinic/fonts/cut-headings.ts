import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fixedAxes } from './cut-font.ts';
import { devanagariSyllables } from './devanagari.ts';
import type { FontFile } from './font-family.ts';
import { subsetOfGlyphs } from './glyph-subset.ts';
import { withAllRules } from './language-rules.ts';
import { glyphsOnTheWay, openFont } from './shaping.ts';

/** A Devanagari font with everything in it, as TrueType, its rules for each language completed. */
export async function wholeFont(family: string, file: FontFile): Promise<Buffer> {
  const font = await subsetFont(await readFile(file.path), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: fixedAxes(family, file),
  });
  return withAllRules(font);
}

/**
 * Cuts a Devanagari font down to what words of a language need: the given ones, and the syllables of
 * others. Cutting by letters would keep every conjunct and every width of a sign that the letters could
 * form: 40 KB of Eczar instead of 28.
 * @param font with everything in it, as TrueType
 * @param words those that must show as in the whole font
 */
export async function cutHeadings(
  font: Buffer,
  words: Iterable<string>,
  language: string,
): Promise<Buffer> {
  const texts = new Set([...devanagariSyllables, ...words]);
  return subsetOfGlyphs(font, glyphsOnTheWay(openFont(font), texts, language));
}

/** The same font as browsers read it. */
export function compressed(font: Buffer): Promise<Buffer> {
  return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}
