import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { checkFolder } from '../check/check-folder.ts';
import { folderChecks } from '../check/folder-checks.ts';
import type { ClinicContent } from '../folder/clinic-content.ts';
import { clinicFolderPath } from '../folder/clinic-file.ts';
import { ContentError } from '../folder/content-issue.ts';
import type { Entry } from '../folder/folder-reader.ts';
import { localLinks } from './local-links.ts';
import { placeForStates } from './states.ts';

type CollectionName = keyof ClinicContent;

/** Debounce in milliseconds: an editor may save several files at once. */
const quietTime = 100;

const folder = clinicFolderPath();

/** The content of the folder, read once for all collections. */
let content: Promise<ClinicContent> | undefined;

/** The collections that have been loaded, to be filled again after a change. */
const loaded = new Map<CollectionName, LoaderContext>();

/**
 * Loads one collection of the clinic's folder, which is checked as a whole. In development, files are
 * loaded again when they are saved; mistakes are reported, in open pages too, and the last valid
 * content stays.
 */
export function clinicLoader(name: CollectionName): Loader {
  return {
    name: `clinic folder: ${name}`,
    async load(context) {
      content ??= readContent();
      await fillStore(context, name, await content);
      loaded.set(name, context);
      // One watcher serves all collections.
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
      for (const [name, context] of loaded) await fillStore(context, name, changed);
      folderChecks.publish('');
    } catch (error) {
      const isMistake = error instanceof ContentError;
      logger.error(isMistake ? error.message : String((error as Error).stack));
      if (isMistake) folderChecks.publish(error.message);
    }
  };
  watcher?.add(folder);
  watcher?.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, quietTime);
  });
}

/** Replaces the entries of a collection. */
async function fillStore(
  context: LoaderContext,
  name: CollectionName,
  content: ClinicContent,
): Promise<void> {
  const entries: Entry<Record<string, unknown>>[] = content[name].entries;
  const root = fileURLToPath(context.config.root);
  const prepared = await Promise.all(
    entries.map(async ({ id, file, data, body }) => {
      const filePath = relative(root, file);
      const parsed = await context.parseData({ id, data, filePath });
      if (body === undefined) return { id, data: parsed, filePath };
      const [language = ''] = id.split('/');
      const rendered = await context.renderMarkdown(
        placeForStates(localLinks(body, language, content)),
      );
      const assetImports = rendered.metadata?.imagePaths ?? [];
      return { id, data: parsed, filePath, body, rendered, assetImports };
    }),
  );
  context.store.clear();
  for (const entry of prepared) context.store.set(entry);
}
