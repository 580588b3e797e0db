import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { accented, common, devanagari, figures, rupee } from './characters.ts';
import { devanagariSubset } from './devanagari.ts';
import { type FontFamily, type FontFile, familyOf } from './font-family.ts';
import { fixedAxes, fontSubset, hasAnyOf } from './font-subset.ts';
import type { Fonts } from './fonts.ts';
import { devanagariHeadings, isDevanagari } from './heading-script.ts';
import { stylesheetOf } from './stylesheet.ts';

/** The characters of a text as a CSS `unicode-range`, with consecutive ones joined. */
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

/**
 * Keeps a file of a typeface, which is made unless it is kept already.
 * @param name its path below `/_astro/`, which changes with what the file is made from
 */
export type KeepFont = (name: string, make: () => Promise<Uint8Array>) => Promise<unknown>;

/** A part of a typeface: the characters that a browser loads it for. */
interface Part {
  family: FontFamily;
  file: FontFile;
  text: string;
  make(): Promise<Uint8Array>;
}

/**
 * The CSS of the clinic's two typefaces, by variable, each subset to a small file that every page needs.
 * Accented letters and the rupee sign are in separate families, which browsers load only for pages that
 * have them. Pages in Devanagari have one more typeface, for headings; the private ones among them have only
 * the figures of that for the text.
 */
export async function typefaces(
  chosen: Fonts,
  languages: string[],
  keep: KeepFont,
): Promise<Map<string, string>> {
  const [body, headings] = [familyOf(chosen.text), familyOf(chosen.heading)];
  const parts = await Promise.all([
    partsOf(body, '--typeface-body', [400, 600, 700]),
    partsOf(headings, '--typeface-heading', [600]),
    languages.some(isDevanagari) ? devanagariPart(devanagariHeadings(chosen)) : [],
    languages.some(isDevanagari) ? figuresPart(body) : [],
  ]);
  const made = parts.flat().map(async ({ variable, name, parts }) => {
    return [variable, await familyStyles(variable, name, parts, keep)] as const;
  });
  return new Map(await Promise.all(made));
}

async function partsOf(family: FontFamily, variable: string, weights: number[]) {
  const inSubset = async (subset: 'latin' | 'latin-ext', text: string): Promise<Part[]> => {
    const files = family.files(subset, weights).map(async (file) => {
      if (!(await hasAnyOf(text, file))) return [];
      const make = () => fontSubset(family.name, file, text, 'woff2');
      return [{ family, file, text, make }];
    });
    return (await Promise.all(files)).flat();
  };
  const [letters, accents, sign] = await Promise.all([
    inSubset('latin', common),
    inSubset('latin', accented),
    inSubset('latin-ext', rupee),
  ]);
  return [
    { variable, name: family.name, parts: letters },
    { variable: `${variable}-more`, name: `${family.name} more`, parts: [...accents, ...sign] },
  ];
}

function devanagariPart(family: FontFamily) {
  const [file] = family.files('devanagari', [600]);
  if (!file) throw new Error(`fonts: ${family.name} has no Devanagari letters`);
  const make = () => devanagariSubset(family, 'woff2');
  const part: Part = { family, file, text: devanagari, make };
  return [{ variable: '--typeface-devanagari', name: `${family.name} Devanagari`, parts: [part] }];
}

function figuresPart(family: FontFamily) {
  const parts = family.files('latin', [400, 700]).map((file): Part => {
    const make = () => fontSubset(family.name, file, figures, 'woff2');
    return { family, file, text: figures, make };
  });
  return [{ variable: '--typeface-figures', name: `${family.name} figures`, parts }];
}

/** The CSS of a family: a rule for each part, and its variable. */
async function familyStyles(variable: string, name: string, parts: Part[], keep: KeepFont) {
  const faces = await Promise.all(
    parts.map(async ({ family, file, text, make }) => {
      const settings = JSON.stringify([file.weight, fixedAxes(family.name, file), text]);
      const from = hashOf(settings, await readFile(file.path));
      const url = `/_astro/fonts/${from}.woff2`;
      await keep(`fonts/${from}.woff2`, make);
      const range = unicodeRange(text).join(',');
      return `src:url("${url}") format("woff2");font-display:swap;unicode-range:${range};font-weight:${weightOf(file)};font-style:normal;`;
    }),
  );
  // No page of another clinic, and no installed font, has this name.
  const known = `${name}-${hashOf(faces.join(''))}`;
  const family = /\s/.test(known) ? JSON.stringify(known) : known;
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
