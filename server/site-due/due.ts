import { isDeepStrictEqual } from 'node:util';
import { glob } from 'tinyglobby';
import { clinicFile } from '../../shared/clinic-file.ts';
import type { AgingFact, SiteDueAnswer } from '../../shared/desk/site/due.ts';
import { isSet, valueAt } from '../../shared/site-edits/fields.ts';
import { applyEdits } from '../../src/content/edits/apply.ts';
import { isList, kindOf, languageOf } from '../../src/content/edits/file-fields.ts';
import { formOf } from '../../src/content/edits/form.ts';
import { type DraftOutcome, readDrafts, saveDraft } from '../site-edits/drafts.ts';
import type { FieldsOptions } from '../site-edits/fields-page.ts';
import {
  type EditedFile,
  readSiteFile,
  readStoredEdits,
  type StoredEdit,
} from '../site-edits/site-file.ts';
import { type AgingDay, agingDays, withDay } from './aging-days.ts';

type Options = Pick<FieldsOptions, 'database' | 'config'>;

/**
 * Reads which facts are due for review, drafts included.
 * @param today such as `2026-12-03`
 */
export async function readDue(
  { database, config }: Options,
  today: string,
): Promise<SiteDueAnswer> {
  const { clinicDir: folder, languages } = config;
  const [main] = languages;
  const edits = await readStoredEdits(database);
  const drafts = await readDrafts(database);
  const inFolder = await glob([clinicFile, `${main}/**/*.{yaml,md}`], { cwd: folder });
  const added = [...edits, ...drafts].map(({ file }) => file);
  const files = [...new Set([...inFolder, ...added])].filter((file) => {
    const language = languageOf(file);
    return kindOf(file) !== undefined && (language === null || language === main);
  });
  const read = files.map(async (file) => {
    const kind = kindOf(file);
    const { shown } = await readSiteFile(folder, file, edits);
    const own = drafts.filter((draft) => draft.file === file);
    const { fields } = applyEdits(file, shown, own);
    if (!kind || !fields) return [];
    const days = agingDays(fields.values, formOf(kind), isList(file));
    return days.map((day) => factOf(file, day));
  });
  const facts = (await Promise.all(read))
    .flat()
    .sort((one, other) => (one.due < other.due ? -1 : 1));
  const clinic = await readSiteFile(folder, clinicFile, edits);
  const ownDrafts = drafts.filter(({ file }) => file === clinicFile);
  const closures = valueAt(applyEdits(clinicFile, clinic.shown, ownDrafts).fields, '/closures');
  return {
    facts: facts.filter(({ due }) => due <= today),
    later: facts.filter(({ due }) => due > today),
    over: overIn(closures, today),
  };
}

function factOf(file: string, { months, ...fact }: AgingDay): AgingFact {
  const due = Temporal.PlainDate.from(fact.day).add({ months }).toString();
  return { file, ...fact, due };
}

function overIn(closures: unknown, today: string): SiteDueAnswer['over'] {
  if (!Array.isArray(closures)) return [];
  return closures.filter(isSet).flatMap((closure) => {
    const day = String(closure['to'] ?? closure['day'] ?? today);
    return day < today ? [{ file: clinicFile, field: '/closures', day }] : [];
  });
}

/**
 * Saves drafts, in every language, that say that a fact was reviewed today.
 * @param place the file in the main language, and the JSON pointer of the day
 * @returns the first outcome that is not `done`
 */
export async function confirmFact(
  { database, config }: Options,
  { file, at }: Pick<AgingFact, 'file' | 'at'>,
  { today, actor }: { today: string; actor: string },
): Promise<DraftOutcome> {
  const language = languageOf(file);
  const name = language === null ? file : file.slice(language.length + 1);
  const files = language === null ? [file] : config.languages.map((each) => `${each}/${name}`);
  const edits = await readStoredEdits(database, files);
  const kind = kindOf(file);
  const main = await withDrafts(database, config.clinicDir, file, edits);
  const known = kind && main.now && agingDays(main.now.values, formOf(kind), isList(file));
  const fact = known?.find((each) => each.at === at);
  if (!fact || !main.now) return 'unfit';
  for (const each of files) {
    const { current, now, drafts } = await withDrafts(database, config.clinicDir, each, edits);
    if (!now) continue;
    const values = withDay(now.values, at, main.now.values, today);
    const value = valueAt({ values: values as Record<string, unknown>, order: null }, fact.field);
    if (isDeepStrictEqual(value, valueAt(now, fact.field))) continue;
    const version = drafts.find(({ field }) => field === fact.field)?.version ?? null;
    const draft = { file: each, field: fact.field, value, version, within: drafts, actor };
    const outcome = await saveDraft(database, draft, current);
    if (outcome !== 'done') return outcome;
  }
  return 'done';
}

async function withDrafts(
  database: Options['database'],
  folder: string,
  file: string,
  edits: StoredEdit[],
) {
  const current: EditedFile = await readSiteFile(folder, file, edits);
  const drafts = await readDrafts(database, [file]);
  return { current, drafts, now: applyEdits(file, current.shown, drafts).fields };
}
