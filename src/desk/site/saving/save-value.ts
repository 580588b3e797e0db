import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { SeenDraft } from '../../../../shared/desk/site/drafts.ts';
import type { SiteDraft, SiteFieldsAnswer, SiteFile } from '../../../../shared/desk/site/site.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { isSame } from '../../../../shared/site-edits/is-same.ts';
import { ask, DeskError } from '../../api/request.ts';
import { draftsWithin, fieldsWithDrafts } from '../data/file-values.ts';
import { nameOf, type SiteField, siteFieldsQuery } from '../data/site.ts';

/** A field as the server has it. */
export interface StoredValue {
  /** That of its draft; null if it has none. */
  version: number | null;
  /** ISO 8601, UTC; null if it has no draft. */
  savedAt: string | null;
  /** Who has saved the draft; empty if it has none. */
  by: string;
  value: unknown;
  /** The drafts within it. */
  within: SiteDraft[];
  /** After a conflict, those of them that would have been deleted unseen. */
  unseen: SiteDraft[];
  file: SiteFile;
}

/** Somebody else has saved the field meanwhile, or something within it. */
export class ValueConflict extends Error {
  override name = 'ValueConflict';
  readonly theirs: StoredValue;

  constructor(theirs: StoredValue) {
    super('Somebody else has saved this meanwhile.');
    this.theirs = theirs;
  }
}

/**
 * Saves the value of a field as a draft.
 * @param version of the draft that it is based on
 * @param within the drafts within it that may be deleted for it
 * @throws ValueConflict, DeskError
 */
export async function saveValue(
  client: QueryClient,
  { file, field }: SiteField,
  value: unknown,
  version: number | null,
  within: SeenDraft[],
): Promise<StoredValue> {
  try {
    const body = { file, field, value, version, within };
    const saved = await ask<SiteFile>('/site/drafts', 'PUT', body);
    return { ...storedIn(saved, field, false), value };
  } catch (error) {
    if (!(error instanceof DeskError && error.problem === 'changed-meanwhile')) throw error;
    const page = await pageNow(client, nameOf(file));
    const theirs = storedOf(page, { file, field });
    if (!theirs) throw error;
    // It was saved, and only the answer was lost.
    if (isSame(theirs.value, value)) return theirs;
    const unseen = theirs.within.filter((draft) => !isAmong(draft, within));
    throw new ValueConflict(theirs.version === version ? { ...theirs, unseen } : theirs);
  }
}

/** The fields of a file as the server has them now. */
async function pageNow(client: QueryClient, name: string): Promise<SiteFieldsAnswer> {
  try {
    return await client.fetchQuery(siteFieldsQuery(name));
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
    // It was saved in another language meanwhile, so the answer could have been older than what is shown.
    return pageNow(client, name);
  }
}

/** A field as it is shown; undefined if its file is not. */
export function shownValue(client: QueryClient, place: SiteField): StoredValue | undefined {
  const page = shownPage(client, place.file);
  return page && storedOf(page, place);
}

/** Whether a file, as it is shown, is a list. */
export function isListShown(client: QueryClient, file: string): boolean {
  return shownPage(client, file)?.isList ?? false;
}

function shownPage(client: QueryClient, file: string): SiteFieldsAnswer | undefined {
  return client.getQueryData(siteFieldsQuery(nameOf(file)).queryKey);
}

/** A field as a file page has it; undefined if the page has no such file. */
function storedOf(page: SiteFieldsAnswer, { file, field }: SiteField): StoredValue | undefined {
  const found = page.languages.find((each) => each.file === file);
  return found && storedIn(found, field, page.isList);
}

function storedIn(file: SiteFile, field: string, isList: boolean): StoredValue {
  const draft = file.drafts.find((each) => each.field === field);
  return {
    version: draft?.version ?? null,
    savedAt: draft?.at ?? null,
    by: draft?.by ?? '',
    value: valueAt(fieldsWithDrafts(file, isList), field),
    within: draftsWithin(file, field, isList),
    unseen: [],
    file,
  };
}

function isAmong({ field, version }: SeenDraft, seen: SeenDraft[]): boolean {
  return seen.some((each) => each.field === field && each.version === version);
}
