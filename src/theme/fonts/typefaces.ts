import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  accentedCharacters,
  commonCharacters,
  devanagari,
  figures,
  isDevanagari,
  rupee,
} from './characters.ts';
import { devanagariHeadings, devanagariSubset } from './devanagari.ts';
import { type FontFile, fixedAxes, fontFiles, fontSubset, type Typeface } from './font-files.ts';
import { stylesheetOf } from './stylesheet.ts';

/** The characters of a text as a CSS `unicode-range`, with consecutive ones joined. */
function unicodeRange(text: string): [string, ...string[]] {
  const points = [...new Set(text)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const lastRun = runs.at(-1);
    if (lastRun && point === lastRun[1] + 1) lastRun[1] = point;
    else runs.push([point, point]);
  }
  const ranges = runs.map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  );
  return ranges as [string, ...string[]];
}

/** A code point as CSS writes it, without `U+`. */
const hex = (point: number) => point.toString(16).toUpperCase();

/**
 * Keeps a file of a typeface. The file is made only if it is not yet kept.
 * @param name its path below `/_astro/`, which changes with what the file is made from
 */
export type KeepFont = (name: string, make: () => Promise<Uint8Array>) => Promise<unknown>;

/** A part of a typeface: the characters that a browser loads it for. */
interface Part {
  file: FontFile;
  text: string;
  make(): Promise<Uint8Array>;
}

/**
 * The CSS of the typefaces, by variable, each subset to a small file that every page needs. Accented letters and the
 * rupee sign are in separate families, which browsers load only for pages that have them. Pages in Devanagari have one
 * more typeface, for headings; private pages in Devanagari have only the figures of the typeface for text.
 */
export async function typefaces(languages: string[], keep: KeepFont): Promise<Map<string, string>> {
  const hasDevanagari = languages.some(isDevanagari);
  const families = [
    ...familiesOf('Figtree', '--typeface-body', [400, 600, 700]),
    ...familiesOf('Fraunces', '--typeface-heading', [600]),
    ...(hasDevanagari ? [devanagariFamily(), figuresFamily()] : []),
  ];
  const styles = families.map(async ({ variable, name, parts }) => {
    return [variable, await familyStyles(variable, name, parts, keep)] as const;
  });
  return new Map(await Promise.all(styles));
}

/** A family as CSS has it. */
interface Family {
  variable: string;
  name: string;
  parts: Part[];
}

function familiesOf(typeface: Typeface, variable: string, weights: number[]): Family[] {
  const partsIn = (subset: 'latin' | 'latin-ext', text: string) =>
    fontFiles(typeface, subset, weights).map((file) => partOf(file, text));
  const latinParts = [...partsIn('latin', accentedCharacters), ...partsIn('latin-ext', rupee)];
  return [
    { variable, name: typeface, parts: partsIn('latin', commonCharacters) },
    { variable: `${variable}-more`, name: `${typeface} more`, parts: latinParts },
  ];
}

function devanagariFamily(): Family {
  const parts = fontFiles(devanagariHeadings, 'devanagari', [600]).map((file) => ({
    file,
    text: devanagari,
    make: () => devanagariSubset('woff2'),
  }));
  return { variable: '--typeface-devanagari', name: `${devanagariHeadings} Devanagari`, parts };
}

function figuresFamily(): Family {
  const parts = fontFiles('Figtree', 'latin', [400, 700]).map((file) => partOf(file, figures));
  return { variable: '--typeface-figures', name: 'Figtree figures', parts };
}

function partOf(file: FontFile, text: string): Part {
  return { file, text, make: () => fontSubset(file, text, 'woff2') };
}

/** The CSS of a family: a rule for each part, and its variable. */
async function familyStyles(variable: string, name: string, parts: Part[], keep: KeepFont) {
  const faces = await Promise.all(
    parts.map(async ({ file, text, make }) => {
      const settings = JSON.stringify([file.weight, fixedAxes(file), text]);
      const fileHash = hashOf(settings, await readFile(file.path));
      const url = `/_astro/fonts/${fileHash}.woff2`;
      await keep(`fonts/${fileHash}.woff2`, make);
      const range = unicodeRange(text).join(',');
      return `src:url("${url}") format("woff2");font-display:swap;unicode-range:${range};font-weight:${weightOf(file)};font-style:normal;`;
    }),
  );
  // The hash makes the name unique among all clinics' pages and installed fonts.
  const fontKey = `${name}-${hashOf(faces.join(''))}`;
  const family = /\s/.test(fontKey) ? JSON.stringify(fontKey) : fontKey;
  const rules = faces.map((face) => `@font-face{font-family:${family};${face}}`);
  const css = `${rules.join('')}:root{${variable}:${family};}`;
  await keep(stylesheetOf(css), async () => Buffer.from(css));
  return css;
}

function weightOf({ weight }: FontFile): string {
  return typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;
}

function hashOf(text: string, bytes = Buffer.alloc(0)): string {
  return createHash('sha256').update(text).update(bytes).digest('hex').slice(0, 16);
}
