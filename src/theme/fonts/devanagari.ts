import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { devanagari } from './characters.ts';
import type { FontFamily } from './font-family.ts';
import { fixedAxes } from './font-subset.ts';
import { withAllRules } from './language-rules.ts';

/**
 * The complete Devanagari font of a family in weight 600, as TrueType, with all shaping rules for each
 * language.
 */
export async function devanagariFont(family: FontFamily): Promise<Buffer> {
  const [file] = family.files('devanagari', [600]);
  if (!file) throw new Error(`fonts: ${family.name} has no Devanagari letters`);
  const font = await subsetFont(await readFile(file.path), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: fixedAxes(family.name, file),
  });
  return withAllRules(font);
}

/**
 * Subsets the complete font to the letters of Hindi and Marathi, with all their conjuncts.
 * @param format the one for browsers, or the one for measurements
 */
export async function devanagariSubset(
  family: FontFamily,
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  return subsetFont(await devanagariFont(family), devanagari, { targetFormat: format });
}
