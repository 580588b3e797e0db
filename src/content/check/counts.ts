import { glob } from 'tinyglobby';
import { numberWord } from '../../words/numbers.ts';
import type { countPlaceholders } from '../fields/placeholder.ts';
import type { PlaceholderValues } from '../folder/placeholders.ts';
import { readParsed } from '../yaml/file-text.ts';
import { parseYaml } from '../yaml/yaml.ts';

/** The files whose entries each placeholder counts. */
const counted = {
  towns: 'towns/*.yaml',
  articles: 'articles/*.md',
  services: 'services.yaml',
  packages: 'packages.yaml',
} satisfies Record<(typeof countPlaceholders)[number], string>;

/** How many entries of each kind there are. */
export type Counts = Record<(typeof countPlaceholders)[number], number>;

/**
 * Counts the entries in the folder of a language, so that no text has to state the numbers itself.
 * @param folder absolute path; its files may have mistakes
 */
export async function countsIn(folder: string): Promise<Counts> {
  const counts = Object.entries(counted).map(async ([name, files]) => {
    const found = await glob(files, { cwd: folder, absolute: true });
    const [list] = files.includes('*') ? [] : found;
    return [name, list ? await itemsIn(list) : found.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Counts;
}

/** The counts as texts in a language write them, and again with a capital for the beginning of a sentence. */
export function countWords(counts: Counts, language: string): PlaceholderValues {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const words = Object.entries(counts).flatMap(([name, count]) => {
    const word = numberWord(count, language);
    return [
      [name, word],
      [capital(name), capital(word)],
    ];
  });
  return Object.fromEntries(words);
}

async function itemsIn(file: string): Promise<number> {
  const { content } = await readParsed(file, parseYaml);
  return Array.isArray(content?.fields) ? content.fields.length : 0;
}
