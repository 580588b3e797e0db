import { join } from 'node:path';
import {
  type Content,
  createSnapshot,
  type Snapshot,
} from '../../src/content/snapshot/snapshot.ts';
import { folderState } from '../content/published-texts.ts';
import { type ContentLocation, dataFolder } from '../data-folder.ts';
import type { Services } from '../services.ts';
import { RepeatedTask } from '../time/repeated-task.ts';
import { ClinicFiles, Photographs } from './clinic-files.ts';
import { Drawings } from './drawings.ts';
import {
  FolderError,
  openContent,
  readClinicContent,
  stateOf,
  withUploads,
} from './live-content.ts';
import { pagesOf } from './page-list.ts';
import { plainBody, typeOf } from './response.ts';

/** How often it checks for changes to the folder, in milliseconds. */
const interval = 300;

/** What the development server needs from the clinic's folder; Astro renders its pages from the sources. */
export type DevelopmentSite = Awaited<ReturnType<typeof openDevelopmentSite>>;

/**
 * Reads the clinic's folder, and reads it again whenever it changes; while it has mistakes, the content stays as it was.
 * @param changed called after each change with the mistakes, one on each line, or with an empty text
 * @throws FolderError if the folder has mistakes at the start
 */
export async function openDevelopmentSite(
  {
    config,
    database,
    log,
    published: watcher,
  }: Pick<Services, 'config' | 'database' | 'log' | 'published'>,
  changed: (mistakes: string) => void,
) {
  const cacheFolder = join(dataFolder(config), 'site');
  const location: ContentLocation = withUploads(
    { folder: config.clinicDir, cacheFolder, build: 'development' },
    database,
  );
  let { content, state } = await openContent(location, await watcher.load(), log);
  const shown: Pick<Snapshot, 'variants' | 'unchanged'> = {
    variants: new Map(),
    unchanged: new Set(),
  };
  const snapshot = () => {
    for (const [url, variant] of content.variants) shown.variants.set(url, variant);
    // Each page reads everything again, as the code may have changed too.
    return { ...createSnapshot(content), ...shown };
  };
  const photographs = new Photographs(cacheFolder);
  const files = new ClinicFiles(cacheFolder, photographs, () => [snapshot()]);
  const drawings = new Drawings(location);

  async function poll(): Promise<void> {
    const published = watcher.current;
    if (!published) return;
    const now = stateOf(await folderState(location.folder), published);
    if (now === state) return;
    state = now;
    try {
      ({ content } = await readClinicContent(location, { changed: published.texts }));
      config.clinic.replace(content.collections);
      changed('');
    } catch (error) {
      if (!(error instanceof FolderError)) throw error;
      changed(error.message);
    }
  }
  const task = new RepeatedTask(poll, interval);
  task.start();

  return {
    /** What a page is made from. */
    snapshot,
    /** The URL that Astro renders a path at. */
    urlOf: (path: string) => pageAt(path, content)?.url ?? path,
    /** A picture or a typeface; undefined if there is none at this path. */
    async file(path: string): Promise<{ type: string; body: Buffer } | undefined> {
      const drawing = pageAt(path, content)?.drawing;
      if (typeof drawing === 'object') {
        return { type: typeOf(path), body: await drawings.draw(drawing, content) };
      }
      const found = await files.find(path);
      return found && { type: typeOf(path), body: plainBody(found.bodies) };
    },
    async stop() {
      await task.stop();
      drawings.stop();
    },
  };
}

function pageAt(path: string, content: Content) {
  return pagesOf(content).find((page) => page.path === path);
}
