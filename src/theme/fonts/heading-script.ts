import { type FontFamily, familyOf, installedFamily } from './font-family.ts';
import type { Fonts } from './fonts.ts';

/** The default typeface for Devanagari headings, if the clinic's own has no such letters. */
const designed = 'Eczar';

/** Whether a language is written in Devanagari. */
export function isDevanagari(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Deva';
}

/**
 * The family for Devanagari headings: the clinic's own, or the default.
 * @param heading the clinic's typeface for headings
 */
export function devanagariHeadings({ heading }: Pick<Fonts, 'heading'>): FontFamily {
  const own = installedFamily(heading);
  if (own && own.files('devanagari', [600]).length > 0) return own;
  return familyOf(designed);
}
