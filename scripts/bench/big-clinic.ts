import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/** How many towns and articles a generated clinic has. */
export interface ClinicSize {
  towns: number;
  articles: number;
}

/**
 * Makes a large clinic of the sample's entries: the sample's own, and copies of them under other
 * names, in turn, until there are enough.
 * @param sample the clinic's folder to start from
 * @param folder where the large one is to be; must not exist
 */
export async function makeBigClinic(
  sample: string,
  folder: string,
  { towns, articles }: ClinicSize,
): Promise<void> {
  await cp(sample, folder, { recursive: true });
  await Promise.all([
    multiply(join(folder, 'en', 'towns'), towns, anotherTown),
    multiply(join(folder, 'en', 'articles'), articles, anotherArticle),
  ]);
}

/** Adds copies to a folder until it holds so many files. */
async function multiply(
  folder: string,
  wanted: number,
  copy: (text: string, place: number) => string,
): Promise<void> {
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  for (let place = names.length; place < wanted; place += 1) {
    const name = names[place % names.length] ?? '';
    const kind = extname(name);
    const file = join(folder, `${basename(name, kind)}-${place}${kind}`);
    await writeFile(file, copy(texts[place % names.length] ?? '', place));
  }
}

function anotherTown(text: string, place: number): string {
  const town = parse(text) as Record<string, unknown>;
  return stringify({ ...town, name: `${town['name']} ${place}`, order: place + 1 });
}

function anotherArticle(text: string, place: number): string {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const article = parse(frontMatter) as Record<string, unknown>;
  const other = {
    ...article,
    id: place + 1,
    title: `${article['title']} (${place})`,
    inFooter: false,
    formerSlugs: [],
  };
  return `---\n${stringify(other)}---\n${body}`;
}
