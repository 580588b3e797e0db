import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/database/index.ts';
import { openSite } from '../../server/pages/site.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { readSiteFile } from '../../server/site-edits/site-file.ts';
import { type DeskRequest, signInDoctor } from './desk-session.ts';
import { measure } from './measure.ts';
import type { Figures } from './table.ts';

const changed = 1_000;
const publications = 200;

/** Measures the desk's editor of the site with a thousand changes laid over the folder, after two hundred publications. */
export async function measureSiteEditor(folder: string): Promise<Record<string, Figures>> {
  const config = readConfig({
    DATABASE_URL: `file:${join(folder, 'site-editor.db')}`,
    LOG_LEVEL: 'silent',
  });
  const services = await createServices(config);
  await fill(services.database, config.clinicDir);
  const site = await openSite(services, { kept: join(folder, 'site-editor') });
  const app = createServer(services, site);
  try {
    const { ask } = await signInDoctor(app, services);
    const figures = await measure({
      listing: () => ask('/site'),
      search: () => ask('/site/search?search=heart'),
      opening: () => ask('/site/fields?file=pages/home.yaml'),
      publishing: () => publish(ask),
    });
    return { '1,000 changes': figures };
  } finally {
    await app.close();
    await services.close();
  }
}

/** Changes a sentence of Home and publishes it. */
async function publish(ask: DeskRequest): Promise<void> {
  const place = { file: 'en/pages/home.yaml', field: '/hero/lead' };
  const value = `Worried about your heart? ${randomUUID()}`;
  const saved = await ask('/site/drafts', 'PUT', { ...place, value, version: null });
  const { drafts }: { drafts: { field: string; version: number }[] } = JSON.parse(saved);
  const version = drafts.find(({ field }) => field === place.field)?.version;
  await ask('/site/publications', 'POST', { drafts: [{ ...place, version }] });
}

/** Lays changes over texts of the folder: a space of each no longer breaks, which is right in every field. */
async function fill(database: Database, clinicDir: string): Promise<void> {
  const files = await glob('{en,hi,mr}/**/*.yaml', { cwd: clinicDir });
  const texts: { file: string; field: string; text: string }[] = [];
  for (const file of files.sort()) {
    const { inFolder } = await readSiteFile(clinicDir, file, []);
    texts.push(...textsIn(inFolder?.values, '').map((each) => ({ file, ...each })));
  }
  const rows = texts.slice(0, changed).map(({ file, field, text }, place) => ({
    file,
    field,
    value: JSON.stringify(text.replace(' ', '\u00a0')),
    was: JSON.stringify(text),
    number: 1 + (place % publications),
  }));
  if (rows.length < changed) throw new Error(`There are only ${rows.length} texts to change.`);
  const times = { published_at: new Date().toISOString(), published_by: 'Doctor', undoes: null };
  for (let number = 1; number <= publications; number += 1) {
    await database
      .insertInto('site_publications')
      .values({ number, ...times })
      .execute();
  }
  while (rows.length > 0) {
    const some = rows.splice(0, 100);
    await database.insertInto('site_published').values(some).execute();
    const edits = some.map(({ was, ...edit }) => ({ ...edit, base: was }));
    await database.insertInto('site_edits').values(edits).execute();
  }
}

/** The texts of several words within a set of fields, each with its JSON pointer; lists are left out. */
function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return value.includes(' ') ? [{ field, text: value }] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${field}/${name}`));
}
