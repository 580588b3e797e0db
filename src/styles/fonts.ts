import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const cacheFolder = join(process.cwd(), 'node_modules', '.cache', 'fonts');

/** Latin letters, digits, punctuation and marks that the pages use. */
const latin = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”•…′″€™−≤≥×→←`;

/**
 * The two typefaces, cut to what the pages use and kept as files of their own: headings in Fraunces
 * with its soft, large-size shapes at weight 600; text in Figtree from 400 to 700.
 */
export async function fonts() {
  const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
  const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const [heading, text] = await Promise.all([
    subset('heading', fraunces, latin, { wght: 600, SOFT: 60, opsz: 60, WONK: 0 }),
    subset('text', figtree, latin, { wght: { min: 400, max: 700 } }),
  ]);
  return [
    family('Fraunces', '--font-fraunces', heading, '600', ['Georgia', 'serif']),
    family('Figtree', '--font-figtree', text, '400 700', ['Arial', 'sans-serif']),
  ];
}

function family(
  name: string,
  cssVariable: string,
  file: string,
  weight: string,
  fallbacks: [string, string],
) {
  const variants: [{ src: [string]; weight: string; style: 'normal' }] = [
    { src: [file], weight, style: 'normal' },
  ];
  return {
    name,
    cssVariable,
    provider: fontProviders.local(),
    options: { variants },
    fallbacks,
    display: 'swap' as const,
  };
}

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
