import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fixedAxes } from './cut-font.ts';
import { devanagariSyllables } from './devanagari.ts';
import type { FontFile } from './font-family.ts';
import { subsetOfGlyphs } from './glyph-subset.ts';
import { withAllRules } from './language-rules.ts';
import { glyphsOnTheWay, openFont } from './shaping.ts';

/** A complete Devanagari font, as TrueType, with all shaping rules for each language. */
export async function wholeFont(family: string, file: FontFile): Promise<Buffer> {
  const font = await subsetFont(await readFile(file.path), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: fixedAxes(family, file),
  });
  return withAllRules(font);
}

/**
 * Subsets a Devanagari font to what a language needs: the given words, and syllables for others. A subset
 * by characters would keep every conjunct and every width of a vowel sign that they could form: 40 KB
 * of Eczar instead of 28.
 * @param font the complete font, as TrueType
 * @param words those that must look the same as in the complete font
 */
export async function cutHeadings(
  font: Buffer,
  words: Iterable<string>,
  language: string,
): Promise<Buffer> {
  const texts = new Set([...devanagariSyllables, ...words]);
  return subsetOfGlyphs(font, glyphsOnTheWay(openFont(font), texts, language));
}

/** The same font as WOFF2, for browsers. */
export function compressed(font: Buffer): Promise<Buffer> {
  return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}
