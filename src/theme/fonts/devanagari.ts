import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { devanagari } from './characters.ts';
import { fontFiles } from './font-files.ts';
import { withAllRules } from './language-rules.ts';

/** The typeface of headings in Devanagari. */
export const devanagariHeadings = 'Eczar';

/** Its complete font in weight 600, as TrueType, with all shaping rules for each language. */
export async function devanagariFont(): Promise<Buffer> {
  const [file] = fontFiles(devanagariHeadings, 'devanagari', [600]);
  const font = await subsetFont(await readFile(file?.path ?? ''), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    noHinting: true,
  });
  return withAllRules(font);
}

/**
 * Subsets the complete font to the letters of Hindi and Marathi, with all their conjuncts.
 * @param format the one for browsers, or the one for tests
 */
export async function devanagariSubset(format: 'woff2' | 'sfnt'): Promise<Buffer> {
  return subsetFont(await devanagariFont(), devanagari, { targetFormat: format });
}
