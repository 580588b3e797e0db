import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accented, common, devanagari, rupee } from '../../theme/fonts/characters.ts';
import { devanagariSubset } from '../../theme/fonts/devanagari.ts';
import { type FontFamily, type FontFile, familyOf } from '../../theme/fonts/font-family.ts';
import { fontSubset, hasAnyOf } from '../../theme/fonts/font-subset.ts';
import type { Fonts } from '../../theme/fonts/fonts.ts';
import { devanagariHeadings, isDevanagari } from '../../theme/fonts/heading-script.ts';
import { astroFamily, cacheFolder, type Variant } from './astro-family.ts';
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
    languages.some(isDevanagari) ? [await devanagariFamily(chosen)] : [],
  ]);
  return made.flat();
}

async function families(family: FontFamily, cssVariable: `--${string}`, weights: number[]) {
  const variants = async (subset: 'latin' | 'latin-ext', part: string, text: string) => {
    const files = family.files(subset, weights).map(async (file) => {
      if (!(await hasAnyOf(text, file))) return [];
      const font = await fontSubset(family.name, file, text, 'woff2');
      return [await variant(`${family.name} ${part}`, weightOf(file), text, font)];
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

const weightOf = ({ weight }: FontFile) =>
  typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;

async function devanagariFamily(chosen: Fonts) {
  const family = devanagariHeadings(chosen);
  const font = await devanagariSubset(family, 'woff2');
  const name = `${family.name} Devanagari`;
  return astroFamily(name, '--typeface-devanagari', [await variant(name, '600', devanagari, font)]);
}

async function variant(
  name: string,
  weight: string,
  characters: string,
  font: Buffer,
): Promise<Variant> {
  const id = `${name}-${weight}`.toLowerCase().replaceAll(' ', '-');
  const path = join(cacheFolder, `${id}.woff2`);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(path, font);
  return { src: [path], weight, style: 'normal', unicodeRange: unicodeRange(characters) };
}
