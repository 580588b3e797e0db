import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accented, common, rupee } from '../../theme/fonts/characters.ts';
import { cutFont, hasAnyOf } from '../../theme/fonts/cut-font.ts';
import { type FontFamily, type FontFile, installedFamily } from '../../theme/fonts/font-family.ts';
import type { Fonts } from '../../theme/fonts/fonts.ts';
import { astroFamily, cacheFolder, type Variant } from './astro-family.ts';
import { devanagariFonts } from './devanagari.ts';
import { unicodeRange } from './unicode-range.ts';

/**
 * The clinic's two typefaces for Astro's `fonts` option, each subset to a small file that every page
 * needs. Accented letters and the rupee sign are in separate families, which browsers load only for
 * pages that have them. Pages in Devanagari have one more typeface, for headings.
 */
export async function fonts(chosen: Fonts, languages: string[]) {
  const made = await Promise.all([
    families(familyOf(chosen.text), '--typeface-body', [400, 600, 700]),
    families(familyOf(chosen.heading), '--typeface-heading', [600]),
    devanagariFonts(chosen, languages),
  ]);
  return made.flat();
}

/** @throws where the family is not installed, which the check of the clinic's folder reports earlier */
export function familyOf(name: string): FontFamily {
  const family = installedFamily(name);
  if (!family) throw new Error(`fonts: ${name} is not installed`);
  return family;
}

async function families(family: FontFamily, cssVariable: `--${string}`, weights: number[]) {
  const variants = async (subset: 'latin' | 'latin-ext', part: string, text: string) => {
    const files = family.files(subset, weights).map(async (file) => {
      return (await hasAnyOf(text, file)) ? [await variant(family, file, part, text)] : [];
    });
    return (await Promise.all(files)).flat();
  };
  const [usual, letters, sign] = await Promise.all([
    variants('latin', 'common', common),
    variants('latin', 'accented', accented),
    variants('latin-ext', 'rupee', rupee),
  ]);
  return [
    astroFamily(family.name, cssVariable, usual),
    astroFamily(`${family.name} more`, `${cssVariable}-more`, [...letters, ...sign]),
  ];
}

async function variant(
  { name }: FontFamily,
  file: FontFile,
  part: string,
  text: string,
): Promise<Variant> {
  const { weight } = file;
  const weights = typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;
  const id = `${name}-${weights}-${part}`.toLowerCase().replaceAll(' ', '-');
  const path = join(cacheFolder, `${id}.woff2`);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(path, await cutFont(name, file, text, 'woff2'));
  return {
    src: [path],
    weight: weights,
    style: 'normal',
    unicodeRange: unicodeRange(text),
  };
}
