import { readFile } from 'node:fs/promises';
import { basename, extname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import { clinicFolder, wordsFolder } from './clinic-folder.ts';
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

/** One YAML file of the clinic's folder as a collection with the single entry `only`. */
export function oneFile(path: string): Loader {
  return loaderOf(path, async () => [
    { id: 'only', ...(await readYaml(resolve(clinicFolder, path))) },
  ]);
}

/** One YAML file of the language folder as a collection with the single entry `only`. */
export function oneWordsFile(path: string): Loader {
  return loaderOf(path, async () => [
    { id: 'only', ...(await readYaml(resolve(wordsFolder, path))) },
  ]);
}

/** A YAML list of the language folder; each item has an `id` of its own. */
export function list(path: string): Loader {
  const file = resolve(wordsFolder, path);
  return loaderOf(path, async () => {
    const items: unknown = parseYaml(file, await readFile(file, 'utf8'));
    if (!Array.isArray(items)) throw new Error(`${shown(file)}: must be a list`);
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
export function folder(path: string, extension: 'yaml' | 'md'): Loader {
  return loaderOf(path, async () => {
    const cwd = resolve(wordsFolder, path);
    const files = await glob(`*.${extension}`, { cwd, absolute: true });
    return Promise.all(
      files.sort().map(async (file) => ({
        id: basename(file, extname(file)),
        ...(extension === 'md' ? await readMarkdown(file) : await readYaml(file)),
      })),
    );
  });
}

function loaderOf(name: string, read: () => Promise<RawEntry[]>): Loader {
  return {
    name: `clinic folder: ${name}`,
    async load(context) {
      await fillStore(context, read);
      context.watcher?.add(clinicFolder);
      context.watcher?.on('change', (changed) => {
        if (changed.startsWith(clinicFolder)) void fillStore(context, read);
      });
    },
  };
}

async function fillStore(context: LoaderContext, read: () => Promise<RawEntry[]>): Promise<void> {
  const entries = await read();
  context.store.clear();
  const items = new Set<string>();
  for (const { id, file, item, data, body } of entries) {
    if (item && items.has(item)) throw new Error(`${shown(file)}: ${item}.id: stands there twice`);
    if (item) items.add(item);
    const filePath = relative(fileURLToPath(context.config.root), file);
    const filled = fillPlaceholders(data, shown(file));
    const text = body === undefined ? undefined : fillPlaceholders(body, shown(file));
    const checked = await context
      .parseData({ id, data: filled, filePath })
      .catch((error: unknown) => Promise.reject(explain(error, file, item)));
    context.store.set({
      id,
      data: checked,
      filePath,
      digest: context.generateDigest({ filled, text }),
      ...(text !== undefined && { body: text, rendered: await context.renderMarkdown(text) }),
    });
  }
}

/** Astro's report of entries that do not fit, as one line per mistake: file, field, what is wrong. */
function explain(error: unknown, file: string, item: string | undefined): Error {
  const report = error instanceof Error ? error.message : String(error);
  const mistakes = [...report.matchAll(/^ {2}\*\*(.*?)\*\*: (.*)$/gm)];
  if (mistakes.length === 0) return error instanceof Error ? error : new Error(report);
  const lines = mistakes.map(([, field = '', reason]) =>
    [shown(file), [item, field].filter(Boolean).join('.'), reason].join(': '),
  );
  return new Error(lines.join('\n'));
}

async function readYaml(file: string): Promise<Omit<RawEntry, 'id'>> {
  return { file, data: asFields(parseYaml(file, await readFile(file, 'utf8')), file) };
}

async function readMarkdown(file: string): Promise<Omit<RawEntry, 'id'>> {
  const text = await readFile(file, 'utf8');
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`${shown(file)}: must begin with front matter between two lines ---`);
  const [, frontMatter = '', body = ''] = parts;
  return { file, data: asFields(parseYaml(file, frontMatter), file), body };
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${shown(file)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function asFields(value: unknown, file: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Error(
    `${shown(file)}: must hold fields, not ${Array.isArray(value) ? 'a list' : 'text'}`,
  );
}

const shown = (file: string) => relative(process.cwd(), file);
