import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSite, type Site } from '../../../server/pages/site.ts';
import type { Services } from '../../../server/services.ts';
import { folderState } from '../../../src/content/files.ts';
import type { CollectionName, Content } from '../../../src/content/snapshot/snapshot.ts';
import { pageNames } from '../../../src/pages.ts';
import { temporaryFolder } from '../temporary.ts';
import { cacheFolderOf } from './cache-folder.ts';

const collections: CollectionName[] = [
  ...pageNames,
  ...(['clinic', 'site', 'services', 'packages', 'towns', 'articles', 'messages'] as const),
];

/**
 * Opens a site whose pages come from a handler in place of Astro's.
 * @param handler the source of a module that exports it
 * @param ids the entries that the clinic's folder seems to have, such as `hi/home`
 */
export async function openFakePages(
  services: Services,
  handler: string,
  ids: string[],
): Promise<Site> {
  const buildFolder = temporaryFolder();
  mkdirSync(join(buildFolder, 'server'));
  writeFileSync(join(buildFolder, 'server/entry.mjs'), handler);
  writeFileSync(join(buildFolder, '.built-from'), 'nothing');
  const { clinicDir, languages, timeZone } = services.config;
  const data = {
    languages,
    timeZone,
    notices: [],
    days: [],
    routes: { about: 'about' },
    theme: {},
  };
  const entries = collections.map((name) => [
    name,
    ids.filter((id) => id.endsWith(`/${name}`)).map((id) => ({ id, data: {} })),
  ]);
  const content = {
    collections: { ...Object.fromEntries(entries), clinic: [{ id: 'clinic', data }] },
    typefaces: new Map(),
    variants: new Map(),
    styles: '',
    icon: undefined,
  } as unknown as Content;
  const servedContent = {
    content,
    texts: new Map(),
    state: await folderState(clinicDir),
    publishedTexts: new Map(),
    isCurrent: true,
    isNew: false,
  };
  return openSite(services, {
    buildFolder,
    cacheFolder: cacheFolderOf(clinicDir),
    servedContent,
    isEager: false,
  });
}
