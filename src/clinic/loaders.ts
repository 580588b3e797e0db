import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { glob } from 'tinyglobby';
import { renderArticle } from './article-html.ts';
import { clinicFolder, copyFolder } from './clinic-folder.ts';
import { Gathering } from './gathering.ts';
import { ContentMistake, explainIssue, mistakeLine, parseYaml } from './mistakes.ts';
import { takePhotographs } from './photographs.ts';
import { fillPlaceholders } from './placeholders.ts';

/** One entry before it is checked: where it stands, its fields and, for Markdown, its text. */
interface RawEntry {
  id: string;
  file: string;
  /** Name of an item in a list, for messages about it. */
  item?: string;
  data: Record<string, unknown>;
  body?: string;
}

/** An entry whose fields fit its schema. */
export interface CheckedEntry {
  id: string;
  file: string;
  data: Record<string, unknown>;
}

/** Looks at a whole collection that fits its schema, and gives a line for each mistake left. */
export type Check = (entries: CheckedEntry[]) => string[];

/** What Astro writes before the path of a picture until it is resolved. */
const imageMark = '__ASTRO_IMAGE_';

const gathering = new Gathering();

/** One YAML file of the clinic's folder as a collection with the single entry `only`. */
export function oneFile(path: string, check?: Check): Loader {
  return onlyEntry(path, resolve(clinicFolder, path), check);
}

/** One YAML file of the language folder as a collection with the single entry `only`. */
export function oneCopyFile(path: string, check?: Check): Loader {
  return onlyEntry(path, resolve(copyFolder, path), check);
}

/** A YAML list of the language folder; each item has an `id` of its own. */
export function list(path: string): Loader {
  const file = resolve(copyFolder, path);
  return loaderOf(path, async () => {
    const items = parseYaml(file, await readText(file));
    if (!Array.isArray(items)) throw new ContentMistake(mistakeLine(file, '', 'must be a list'));
    return items.map((data, place) => ({
      // Collections come sorted by this; the list's own order is to stand.
      id: String(place).padStart(6, '0'),
      item: String(data?.id ?? place + 1),
      file,
      data,
    }));
  });
}

/** A folder of YAML or Markdown files in the language folder, one entry a file. */
export function folder(path: string, extension: 'yaml' | 'md', check?: Check): Loader {
  const read = async () => {
    const cwd = resolve(copyFolder, path);
    const files = await glob(`*.${extension}`, { cwd, absolute: true });
    return Promise.all(
      files.sort().map(async (file) => ({
        id: basename(file, extname(file)),
        ...(extension === 'md' ? await readMarkdown(file) : await readYaml(file)),
      })),
    );
  };
  return loaderOf(path, read, check);
}

function onlyEntry(path: string, file: string, check?: Check): Loader {
  return loaderOf(path, async () => [{ id: 'only', ...(await readYaml(file)) }], check);
}

function loaderOf(name: string, read: () => Promise<RawEntry[]>, check?: Check): Loader {
  gathering.expect();
  return {
    name: `clinic folder: ${name}`,
    async load(context) {
      await gathering.add(name, fillStore(context, read, check));
      context.watcher?.add(clinicFolder);
      context.watcher?.on('change', (changed) => {
        if (!changed.startsWith(clinicFolder)) return;
        fillStore(context, read, check).catch((mistake: Error) => console.error(mistake.message));
      });
    },
  };
}

/** Puts all entries into the collection. Throws with a line for each mistake in any of them. */
async function fillStore(
  context: LoaderContext,
  read: () => Promise<RawEntry[]>,
  check: Check = () => [],
): Promise<void> {
  const entries = await read();
  context.store.clear();
  const items = new Set<string>();
  const mistakes: string[] = [];
  const checked: CheckedEntry[] = [];
  for (const entry of entries) {
    const { id, file, item } = entry;
    if (item && items.has(item))
      mistakes.push(mistakeLine(file, `${item}.id`, 'stands there twice'));
    if (item) items.add(item);
    try {
      checked.push({ id, file, data: await addEntry(context, entry) });
    } catch (error) {
      if (!(error instanceof ContentMistake)) throw error;
      mistakes.push(error.message);
    }
  }
  if (mistakes.length === 0) mistakes.push(...check(checked));
  if (mistakes.length > 0) throw new ContentMistake(...mistakes);
}

async function addEntry(context: LoaderContext, entry: RawEntry) {
  const { id, file, item, data, body } = entry;
  const filePath = relative(fileURLToPath(context.config.root), file);
  const filled = takePhotographs(fillPlaceholders(data, file, item), dirname(file));
  const text = body === undefined ? undefined : fillPlaceholders(body, file, 'text');
  const checked = await context
    .parseData({ id, data: filled, filePath })
    .catch((error: unknown) => Promise.reject(explain(error, entry)));
  const lost = missingPictures(checked, file, item ? [item] : []);
  if (lost.length > 0) throw new ContentMistake(...lost);
  context.store.set({
    id,
    data: checked,
    filePath,
    digest: context.generateDigest({ filled, text }),
    ...(text !== undefined && { body: text, rendered: await renderArticle(context, text) }),
  });
  return checked;
}

/** Astro's report of an entry that does not fit, as one line per mistake. */
function explain(error: unknown, { file, item, data }: RawEntry): unknown {
  const report = error instanceof Error ? error.message : '';
  const lines = [...report.matchAll(/^ {2}\*\*(.*?)\*\*: (.*)$/gm)].flatMap(
    ([, path = '', reason = '']) =>
      explainIssue(data, path.split('.').filter(Boolean), reason).map((issue) =>
        mistakeLine(file, [item, issue.field].filter(Boolean).join('.'), issue.reason),
      ),
  );
  return lines.length === 0 ? error : new ContentMistake(...lines);
}

/** A line for each picture that an entry names and that is not there. */
function missingPictures(value: unknown, file: string, path: string[]): string[] {
  if (typeof value === 'string' && value.startsWith(imageMark)) {
    const picture = value.slice(imageMark.length);
    if (existsSync(resolve(dirname(file), picture))) return [];
    return [mistakeLine(file, path.join('.'), `there is no picture ${picture}`)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    missingPictures(item, file, [...path, name]),
  );
}

async function readYaml(file: string): Promise<Omit<RawEntry, 'id'>> {
  return { file, data: asFields(parseYaml(file, await readText(file)), file) };
}

async function readMarkdown(file: string): Promise<Omit<RawEntry, 'id'>> {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(await readText(file));
  if (!parts) {
    const reason = 'must begin with front matter between two lines ---';
    throw new ContentMistake(mistakeLine(file, '', reason));
  }
  const [, frontMatter = '', body = ''] = parts;
  return { file, data: asFields(parseYaml(file, frontMatter, 2), file), body };
}

async function readText(file: string): Promise<string> {
  if (existsSync(file)) return readFile(file, 'utf8');
  throw new ContentMistake(mistakeLine(file, '', 'there is no such file'));
}

function asFields(value: unknown, file: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  const found = Array.isArray(value) ? 'a list' : 'text';
  throw new ContentMistake(mistakeLine(file, '', `must hold fields, not ${found}`));
}
