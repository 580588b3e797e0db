import { isDeepStrictEqual } from 'node:util';
import type { Overtaken } from '../../shared/desk/site/site.ts';
import { valueAt } from '../../shared/site-edits/fields.ts';
import { type Edit, type EditedField, isSameField } from '../../src/content/edits/edit.ts';
import type { Database } from '../database/index.ts';
import { type FollowedEdits, publishedEdits } from '../pages/content/published-edits.ts';
import type { Site } from '../pages/site.ts';
import type { SiteChanges } from '../site-changes.ts';
import type { Actor } from '../staff/actor.ts';
import { type Draft, readDrafts } from './drafts.ts';
import {
  covers,
  type EditedFile,
  isInFolder,
  readSiteFile,
  readStoredEdits,
  type StoredEdit,
  withEdits,
} from './site-file.ts';
import { lastNumber, type Publication, storePublication } from './store.ts';

/** What publishing needs. */
export interface PublishingOptions {
  database: Database;
  /** The clinic's folder. */
  folder: string;
  site: Pick<Site, 'publish'>;
  edits: FollowedEdits;
  changes: SiteChanges;
  actor: Actor;
}

/** Thrown where the site or a draft is no longer as it was seen. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
  readonly overtaken: Overtaken[];

  constructor(overtaken: Overtaken[] = []) {
    super('The site has changed meanwhile.');
    this.overtaken = overtaken;
  }
}

/**
 * Publishes drafts: all of them or none.
 * @param chosen the drafts as they were seen
 * @returns the number of the publication
 * @throws OvertakenError, FolderError for a mistake, PlainError for a page that cannot be made
 */
export async function publishDrafts(
  options: PublishingOptions,
  chosen: (EditedField & { version: number })[],
): Promise<number> {
  const all = await readDrafts(options.database, [...new Set(chosen.map(({ file }) => file))]);
  const drafts = chosen.flatMap(({ version, ...place }) =>
    all.filter((draft) => isSameField(draft, place) && draft.version === version),
  );
  if (drafts.length < chosen.length) throw new OvertakenError();
  return publish(options, drafts, { drafts, undoes: null });
}

/**
 * Takes a publication back: what it has changed is as it was before.
 * @param changes of the publication
 * @throws as `publishDrafts`; OvertakenError where something has been changed again since
 */
export async function undoPublication(
  options: PublishingOptions,
  number: number,
  changes: (Edit & { was: unknown })[],
): Promise<number> {
  const outermost = changes.filter(
    (change) => !changes.some((other) => other !== change && covers(other, change)),
  );
  const edits = outermost.map(({ file, field, value, was }) => ({
    file,
    field,
    value: was,
    base: value,
  }));
  return publish(options, edits, { drafts: [], undoes: number });
}

/** A change to publish, with the value that the site has to show. */
type Change = Edit & Pick<Draft, 'base'>;

async function publish(
  { database, folder, site, edits, changes, actor }: PublishingOptions,
  asked: Change[],
  { drafts, undoes }: { drafts: Draft[]; undoes: number | null },
): Promise<number> {
  const last = await lastNumber(database);
  const before = await readStoredEdits(database);
  const files = await filesOf(folder, asked, before);
  const overtaken = asked.flatMap((change) => overtakenIn(files, change));
  if (overtaken.length > 0) throw new OvertakenError(overtaken);
  const number = last + 1;
  const next = laidOver(before, asked, { files, number });
  const after = await filesOf(folder, asked, next);
  const publication: Publication = {
    number,
    undoes,
    changes: asked.map(({ file, field }) => ({
      file,
      field,
      was: valueAt(files.get(file)?.shown ?? null, field),
      value: valueAt(after.get(file)?.shown ?? null, field),
    })),
    before,
    next,
    drafts,
  };
  const published = publishedEdits(next);
  await site.publish(published, {
    // Another may have been published while this one waited.
    async check() {
      if ((await lastNumber(database)) !== last) throw new OvertakenError();
    },
    async store() {
      if (!(await storePublication(database, publication, actor))) throw new OvertakenError();
      edits.current = published;
      await changes.check();
    },
  });
  return number;
}

/** The files that changes are about. */
async function filesOf(
  folder: string,
  changes: EditedField[],
  edits: Edit[],
): Promise<Map<string, EditedFile>> {
  const names = [...new Set(changes.map(({ file }) => file))];
  const read = names.map(async (file) => [file, await readSiteFile(folder, file, edits)] as const);
  return new Map(await Promise.all(read));
}

function overtakenIn(
  files: Map<string, EditedFile>,
  { file, field, value, base }: Change,
): Overtaken[] {
  const now = valueAt(files.get(file)?.shown ?? null, field);
  if (isDeepStrictEqual(now, base)) return [];
  return [{ file, field, yours: value, now } as Overtaken];
}

/** What lies over the folder after changes; without changes to what it says. */
function laidOver(
  edits: StoredEdit[],
  changes: Change[],
  { files, number }: { files: Map<string, EditedFile>; number: number },
): StoredEdit[] {
  const added: StoredEdit[] = changes.map(({ file, field, value }) => ({
    file,
    field,
    value,
    base: valueAt(files.get(file)?.inFolder ?? null, field),
    number,
  }));
  const all = withEdits(
    edits,
    added.filter((edit) => !isCovered(edit, added)),
  );
  const inner = added.filter((edit) => isCovered(edit, added));
  const next = [...all, ...inner];
  return next.filter((edit) => {
    const file = files.get(edit.file);
    return !file || !added.includes(edit) || !isInFolder(edit, file, next);
  });
}

function isCovered(edit: Edit, others: Edit[]): boolean {
  return others.some((other) => other !== edit && covers(other, edit));
}
