import { join } from 'node:path';
import { createSnapshot, type Snapshot } from '../../src/content/snapshot/snapshot.ts';
import { dataFolder } from '../data-folder.ts';
import { errorFields } from '../log.ts';
import type { Services } from '../services.ts';
import { RepeatedTask } from '../time/repeated-task.ts';
import { ClinicFiles, Photographs } from './clinic-files.ts';
import { Drawings } from './drawings.ts';
import { LiveContent, openContent, withUploads } from './live-content.ts';
import { pagesOf } from './page-set.ts';
import { plainBody, typeOf } from './response.ts';

/** How often the folder is checked for changes, in milliseconds. */
const interval = 300;

/** What the development server needs from the clinic's folder; Astro renders its pages from the sources. */
export type DevelopmentSite = Awaited<ReturnType<typeof openDevelopmentSite>>;

/**
 * Reads the clinic's folder, and reads it again whenever it changes; while it has mistakes, the content stays as it was.
 * @param onChange called after each change
 * @throws FolderError if the folder has mistakes at the start
 */
export async function openDevelopmentSite(
  {
    config,
    database,
    log,
    publishedTexts,
  }: Pick<Services, 'config' | 'database' | 'log' | 'publishedTexts'>,
  onChange: () => void,
) {
  const cacheFolder = join(dataFolder(config), 'site');
  const folder = { folder: config.clinicDir, cacheFolder, buildHash: 'development' };
  const location = withUploads(folder, database);
  const servedContent = await openContent(location, await publishedTexts.load(), log);
  const liveContent = new LiveContent({
    location,
    servedContent,
    publishedTexts,
    log,
  });
  const pictures: Pick<Snapshot, 'variants' | 'unchanged'> = {
    variants: new Map(),
    unchanged: new Set(),
  };
  const snapshot = () => {
    const { content } = liveContent.servedContent;
    // Kept between snapshots, because pages rendered earlier still request these pictures.
    for (const [url, variant] of content.variants) pictures.variants.set(url, variant);
    // Each page gets a new snapshot, whose caches are empty, because the code may have changed.
    return { ...createSnapshot(content), ...pictures };
  };
  const files = new ClinicFiles(cacheFolder, new Photographs(cacheFolder), () => [snapshot()]);
  const drawings = new Drawings(location);
  const pageAt = (path: string) =>
    pagesOf(liveContent.servedContent.content).find((page) => page.path === path);

  async function poll(): Promise<void> {
    try {
      const nextContent = await liveContent.nextContent();
      if (!nextContent) return;
      // Not saved for the next start: that is for the built site.
      await liveContent.activate({ ...nextContent, isNew: false });
      config.clinic.replace(nextContent.content.collections);
      onChange();
    } catch (error) {
      log.error(errorFields(error), 'the clinic’s folder could not be read');
    }
  }
  const task = new RepeatedTask(poll, interval);
  task.start();

  return {
    /** What a page is made from. */
    snapshot,
    /** The URL that Astro renders a path at. */
    urlOf: (path: string) => pageAt(path)?.url ?? path,
    /** A picture or a typeface; undefined if there is none at this path. */
    async file(path: string): Promise<{ type: string; body: Buffer } | undefined> {
      const drawing = pageAt(path)?.drawing;
      if (typeof drawing === 'object') {
        return {
          type: typeOf(path),
          body: await drawings.draw(drawing, liveContent.servedContent.content),
        };
      }
      const file = await files.find(path);
      return file && { type: typeOf(path), body: plainBody(file.bodies) };
    },
    async stop() {
      await task.stop();
      drawings.stop();
    },
  };
}
