import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const cacheFolder = join(process.cwd(), 'node_modules', '.cache', 'fonts');

/** Characters of every English page, then those of names and foreign words. */
const common = `${characters(0x20, 0x7e)}\u00a0©®°·½–—‘’“”•…−≤≥×→←`;
const accented = `${characters(0xa1, 0xff).replace(/[©®°·½×]/g, '')}′″€™`;
const rupee = '₹';

interface Typeface {
  name: string;
  cssVariable: string;
  weight: string;
  /** The path of a subset in Fontsource's package. */
  file: (subset: 'latin' | 'latin-ext') => string;
  axes: Record<string, number | { min: number; max: number }>;
}

/** Headings: soft, large-size shapes. */
const fraunces: Typeface = {
  name: 'Fraunces',
  cssVariable: '--font-fraunces',
  weight: '600',
  file: (subset) => `@fontsource-variable/fraunces/files/fraunces-${subset}-full-normal.woff2`,
  axes: { wght: 600, SOFT: 60, opsz: 60, WONK: 0 },
};

const figtree: Typeface = {
  name: 'Figtree',
  cssVariable: '--font-figtree',
  weight: '400 700',
  file: (subset) => `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
  axes: { wght: { min: 400, max: 700 } },
};

/**
 * The two typefaces for Astro's `fonts` option, each subset to a small file that every page needs.
 * Accented letters and the rupee sign are in a family of their own, which a browser loads only for a
 * page that has them.
 */
export async function fonts() {
  return (await Promise.all([fraunces, figtree].map(families))).flat();
}

async function families({ name, cssVariable, weight, file, axes }: Typeface) {
  const variant = async (part: string, text: string, source: string) => ({
    src: [await subset(`${name}-${part}`.toLowerCase(), source, text, axes)] as [string],
    weight,
    style: 'normal' as const,
    unicodeRange: unicodeRange(text),
  });
  const latin = file('latin');
  return [
    family(name, cssVariable, [await variant('common', common, latin)]),
    family(`${name} more`, `${cssVariable}-more`, [
      await variant('accented', accented, latin),
      await variant('rupee', rupee, file('latin-ext')),
    ]),
  ];
}

function family<Variant>(name: string, cssVariable: string, variants: [Variant, ...Variant[]]) {
  return {
    name,
    cssVariable,
    provider: fontProviders.local(),
    options: { variants },
    // The fallbacks shown until they are loaded are in typefaces.css.
    fallbacks: [],
    optimizedFallbacks: false,
    display: 'swap' as const,
  };
}

/** The characters of a text in the notation of CSS `unicode-range`, consecutive ones joined. */
function unicodeRange(text: string): [string, ...string[]] {
  const points = [...new Set(text)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const named = runs.map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  );
  return named as [string, ...string[]];
}

/** A code point as CSS writes it, without `U+`. */
const hex = (point: number) => point.toString(16).toUpperCase();

async function subset(
  name: string,
  source: string,
  text: string,
  variationAxes: Record<string, number | { min: number; max: number }>,
): Promise<string> {
  const file = join(cacheFolder, `${name}.woff2`);
  const original = await readFile(require.resolve(source));
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, await subsetFont(original, text, { targetFormat: 'woff2', variationAxes }));
  return file;
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));
}
