import type { QueryClient } from '@tanstack/react-query';
import type { SiteFieldsAnswer, SiteFile } from '../../../../shared/desk/site/site.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { isSame } from '../../../../shared/site-edits/is-same.ts';
import { ask, DeskError } from '../../api/request.ts';
import { fieldsWithDrafts } from '../data/file-values.ts';
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
  file: SiteFile;
}

/** Somebody else has saved the field meanwhile. */
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
 * @throws ValueConflict, DeskError
 */
export async function saveValue(
  client: QueryClient,
  { file, field }: SiteField,
  value: unknown,
  version: number | null,
): Promise<StoredValue> {
  try {
    const saved = await ask<SiteFile>('/site/drafts', 'PUT', { file, field, value, version });
    return { ...storedIn(saved, field, false), value };
  } catch (error) {
    if (!(error instanceof DeskError && error.problem === 'changed-meanwhile')) throw error;
    const page = await client.fetchQuery(siteFieldsQuery(nameOf(file)));
    const theirs = storedOf(page, { file, field });
    if (!theirs) throw error;
    // It was saved, and only the answer was lost.
    if (isSame(theirs.value, value)) return theirs;
    throw new ValueConflict(theirs);
  }
}

/** A field as a file page has it; undefined if the page has no such file. */
export function storedOf(
  page: SiteFieldsAnswer,
  { file, field }: SiteField,
): StoredValue | undefined {
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
    file,
  };
}
