import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { type ClinicContent, checkFolder } from './folder/check-folder.ts';
import { clinicFolderPath } from './folder/clinic-file.ts';
import { ContentError } from './folder/content-issue.ts';
import type { Entry } from './folder/folder-reader.ts';

type CollectionName = keyof ClinicContent;

/** Milliseconds of quiet after a change before the folder is read: an editor may save several files. */
const quietTime = 100;

const folder = clinicFolderPath();

/** What the folder says, read once for all collections. */
let content: Promise<ClinicContent> | undefined;

/** The collections that have been loaded, each to be filled again after a change. */
const loaded = new Map<CollectionName, LoaderContext>();

/**
 * Loads one collection from the clinic's folder, which is checked as a whole. In development a
 * change is loaded as soon as it is saved; one with a mistake is reported and the last good content
 * stays.
 */
export function clinicLoader(name: CollectionName): Loader {
  return {
    name: `clinic folder: ${name}`,
    async load(context) {
      content ??= readContent();
      await fillStore(context, (await content)[name].entries);
      loaded.set(name, context);
      // One collection watches the folder for all.
      if (name === 'clinic') watchFolder(context);
    },
  };
}

async function readContent(): Promise<ClinicContent> {
  const { content, issues } = await checkFolder(folder);
  if (content) return content;
  throw new ContentError(issues);
}

function watchFolder({ watcher, logger }: LoaderContext): void {
  let timer: NodeJS.Timeout | undefined;
  const reload = async () => {
    try {
      const changed = await readContent();
      content = Promise.resolve(changed);
      for (const [name, context] of loaded) await fillStore(context, changed[name].entries);
    } catch (error) {
      const isMistake = error instanceof ContentError;
      logger.error(isMistake ? error.message : String((error as Error).stack));
    }
  };
  watcher?.add(folder);
  watcher?.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, quietTime);
  });
}

/** Replaces all that a collection holds. */
async function fillStore(
  context: LoaderContext,
  entries: Entry<Record<string, unknown>>[],
): Promise<void> {
  const root = fileURLToPath(context.config.root);
  const prepared = await Promise.all(
    entries.map(async ({ id, file, data, body }) => {
      const filePath = relative(root, file);
      const parsed = await context.parseData({ id, data, filePath });
      if (body === undefined) return { id, data: parsed, filePath };
      const rendered = await context.renderMarkdown(body);
      const assetImports = rendered.metadata?.imagePaths ?? [];
      return { id, data: parsed, filePath, body, rendered, assetImports };
    }),
  );
  context.store.clear();
  for (const entry of prepared) context.store.set(entry);
}
