import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { clinicFolderPath } from '../../content/folder/clinic-file.ts';
import { compressed, cutHeadings, wholeFont } from '../../theme/fonts/cut-headings.ts';
import { devanagariSyllables, devanagariWords } from '../../theme/fonts/devanagari.ts';
import type { Fonts } from '../../theme/fonts/fonts.ts';
import {
  devanagariHeadings,
  headingVariable,
  isDevanagari,
} from '../../theme/fonts/heading-script.ts';
import { astroFamily, cacheFolder } from './astro-family.ts';

/** The Devanagari block, and the zero-width joiners used between its letters. */
const unicodeRange: [string, ...string[]] = ['U+900-97F', 'U+200C-200D'];

/** The typefaces for Devanagari headings: one for each language written in that script. */
export async function devanagariFonts(fonts: Fonts, languages: string[]) {
  return Promise.all(languages.filter(isDevanagari).map((language) => cutFor(fonts, language)));
}

async function cutFor(fonts: Fonts, language: string) {
  const family = devanagariHeadings(fonts);
  const [file] = family.files('devanagari', [600]);
  if (!file) throw new Error(`fonts: ${family.name} has no Devanagari letters`);
  const words = await wordsOf(language);
  const needed = JSON.stringify([file, language, words, devanagariSyllables]);
  const digest = createHash('sha256').update(needed).digest('hex').slice(0, 16);
  const path = join(cacheFolder, `${family.name}-${language}-${digest}.woff2`.toLowerCase());
  if (!existsSync(path)) {
    const cut = await cutHeadings(await wholeFont(family.name, file), words, language);
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(path, await compressed(cut));
  }
  const variant = {
    src: [path] as [string],
    weight: '600',
    style: 'normal' as const,
    unicodeRange,
  };
  return astroFamily(`${family.name} ${language}`, headingVariable(language), [variant]);
}

/** The distinct words of the clinic's texts in a language, which include those of all headings. */
async function wordsOf(language: string): Promise<string[]> {
  const patterns = ['clinic.yaml', `${language}/**/*.{yaml,md}`];
  const files = await glob(patterns, { cwd: clinicFolderPath(), absolute: true });
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...new Set(texts.flatMap(devanagariWords))].sort();
}
