import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContentMistake } from '../../shared/desk/content.ts';
import { clinicFile } from '../../shared/fact-files.ts';
import { uploadsIn } from '../../shared/pictures.ts';
import type { Content } from '../../src/content/edition/content.ts';
import { keepFile, keptFolders } from '../../src/content/edition/kept-files.ts';
import type { ChangedTexts } from '../../src/content/files.ts';
import { readFolder } from '../../src/content/folder/read-folder.ts';
import { parseYaml, readParsed } from '../../src/content/yaml/yaml.ts';
import type { ClinicParts } from '../clinic/clinic.ts';
import { clinicOf } from '../clinic/read-clinic.ts';
import type { Database } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { HelperProcess } from '../processes/helper-process.ts';

/** Where content comes from, and where the files made from it are kept. */
export interface ContentPlace {
  /** The clinic's folder. */
  folder: string;
  /** The folder of kept files. */
  kept: string;
  /** The build that the content is for: another one may expect other fields. */
  build: string;
  /** Writes the uploaded pictures that texts name into the folder of kept files. */
  keepUploads?: (texts: Iterable<string | null>) => Promise<void>;
}

/** What is read of the folder. */
interface ReadTexts {
  /** In place of all texts of the folder. */
  texts?: ReadonlyMap<string, string>;
  /** In place of single ones. */
  changed: ChangedTexts;
}

/** What the reading process is asked. */
export type Reading = ReadTexts & Pick<ContentPlace, 'folder' | 'kept'>;

/** Content, and the texts that it was made from. */
export interface ContentOfTexts {
  content: Content;
  texts: ReadonlyMap<string, string>;
}

/** What was read, or what is wrong with it, also with a line for each: file, field, message. */
export type ReadingOutcome = ContentOfTexts | { mistakes: ContentMistake[]; lines: string[] };

const program = resolve(import.meta.dirname, 'content-program.ts');
const reader = new HelperProcess<Reading, ReadingOutcome>(program);

/** The clinic's content has mistakes; the message has a line for each: file, field, what is wrong. */
export class FolderError extends PlainError {
  override name = 'FolderError';
  readonly mistakes: ContentMistake[];

  constructor(message: string, mistakes: ContentMistake[] = []) {
    super(message);
    this.mistakes = mistakes;
  }

  /**
   * Whether reading the same again would find the same. Without mistakes it was the reading that failed, as
   * when its process was ended for want of memory.
   */
  get isLasting(): boolean {
    return this.mistakes.length > 0;
  }
}

/**
 * Reads and checks the clinic's content, with other texts in place of those of its folder, in a process of its own.
 * @throws FolderError if it has a mistake
 */
export async function readClinicContent(
  { folder, kept, keepUploads }: ContentPlace,
  { texts, changed }: ReadTexts,
): Promise<ContentOfTexts> {
  await keepUploads?.([...(texts?.values() ?? []), ...changed.values()]);
  const reading = { folder, kept, changed, ...(texts && { texts }) };
  const outcome = await reader.ask(reading).catch((error) => {
    throw new FolderError(`${folder} could not be read: ${error.message}`);
  });
  if ('content' in outcome) return outcome;
  throw new FolderError(outcome.lines.join('\n'), outcome.mistakes);
}

/**
 * Reads what visitors see with what staff have changed in it, which must not change what they may not.
 * @throws FolderError if that makes a mistake
 */
export async function readWithChanges(
  place: ContentPlace,
  served: ContentOfTexts,
  changed: ChangedTexts,
): Promise<ContentOfTexts> {
  const read = await readClinicContent(place, { texts: served.texts, changed });
  checkFixedFacts(read.content, served.content);
  await checkForeignScript(read.content, served.content, place.folder);
  return read;
}

/** A place to which the uploaded pictures that texts name are written before it is read with them. */
export function withUploads<Place extends ContentPlace>(place: Place, database: Database): Place {
  return { ...place, keepUploads: (texts) => keepUploads(database, place.kept, texts) };
}

/**
 * Writes the uploaded pictures that texts name into the folder of kept files, unless they are there already.
 * One that is not in the database is left out: the check of the folder names the field that wants it.
 */
export async function keepUploads(
  database: Database,
  kept: string,
  texts: Iterable<string | null>,
): Promise<void> {
  const names = [...texts].flatMap((text) => (text === null ? [] : uploadsIn(text)));
  for (const name of new Set(names)) {
    const file = `${keptFolders.uploads}/${name}`;
    if (existsSync(join(kept, file))) continue;
    const stored = await database
      .selectFrom('picture_files')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    if (stored) await keepFile(kept, file, () => stored.bytes);
  }
}

/** The facts that the server reads only when it starts. */
const fixedFacts = ['siteUrl', 'timeZone', 'languages'] as const;

/** @throws FolderError if a fact has changed that the server reads only when it starts */
export function checkFixedFacts(next: Content, current: Content): void {
  const changed = fixedFacts.filter((name) => factOf(name, next) !== factOf(name, current));
  if (changed.length === 0) return;
  const message = 'start the server again for this change';
  const mistakes = changed.map((name) => ({ path: clinicFile, pointer: `/${name}`, message }));
  throw new FolderError(`clinic.yaml: ${changed.join(', ')}: ${message}`, mistakes);
}

/**
 * Whoever has stolen a sign-in must not be able to put scripts on the site. The one that the clinic's folder has
 * may be taken away and put back.
 * @throws FolderError if a third-party script was added or changed
 */
async function checkForeignScript(next: Content, current: Content, folder: string): Promise<void> {
  const widgetOf = ({ collections }: Content) => collections.clinic[0]?.data.reviews?.widget;
  const widget = widgetOf(next);
  if (!widget || isDeepStrictEqual(widget, widgetOf(current))) return;
  const { content } = readParsed(await readFolder(folder), clinicFile, parseYaml);
  if (isDeepStrictEqual(widget, Object(content?.fields).reviews?.widget)) return;
  const message = 'a script of another company can be added in the clinic’s folder only';
  throw new FolderError(`${clinicFile}: reviews.widget: ${message}`, [
    { path: clinicFile, pointer: '/reviews/widget', message },
  ]);
}

function factOf(name: (typeof fixedFacts)[number], { collections }: Content): string {
  return JSON.stringify(collections.clinic[0]?.data[name]);
}

/** Picks what the server itself uses from the content that pages are made from. */
export function clinicOfContent({ collections }: Content): ClinicParts {
  return clinicOf((name, language) => {
    if (name === 'clinic') return collections.clinic[0]?.data;
    if (name === 'emergency') return collections.emergency[0]?.data;
    const prefix = `${language}/`;
    const all: { id: string; data: object }[] = collections[name];
    const entries = all.filter(({ id }) => id.startsWith(prefix));
    if (name === 'articles') {
      return entries.map(({ id, data }) => ({ ...data, slug: id.slice(prefix.length) }));
    }
    const items = entries.map(({ data }) => data);
    return name === 'packages' || name === 'services' ? items : items[0];
  });
}
