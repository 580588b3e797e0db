import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { clinicFile } from '../../shared/clinic-file.ts';
import { discardSiteDraft, publishSite, saveSiteDraft } from '../../shared/desk/site/drafts.ts';
import { publicationsQuery } from '../../shared/desk/site/publications.ts';
import type { SiteStaleAnswer } from '../../shared/desk/site/search.ts';
import { siteSearchQuery } from '../../shared/desk/site/search.ts';
import {
  confirmTranslation,
  keepSiteChange,
  type SiteFile,
  siteFieldsQuery,
} from '../../shared/desk/site/site.ts';
import type { EditedField } from '../../src/content/edits/edit.ts';
import { kindOf, languageOf } from '../../src/content/edits/file-fields.ts';
import { inPlainWords } from '../../src/content/edits/plain-words.ts';
import type { Database } from '../database/index.ts';
import { faultOf, PlainError } from '../log.ts';
import { FolderError } from '../pages/content/read-content.ts';
import type { Site } from '../pages/site.ts';
import { keepOpen } from '../plugins/connections.ts';
import { parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import { OverloadedError } from '../queue.ts';
import type { Services } from '../services.ts';
import { wordsFor } from '../words/words.ts';
import { type DraftOutcome, discardDraft, readDrafts, saveDraft } from './drafts.ts';
import { labelledIn } from './field-labels.ts';
import { type FieldsOptions, readFieldsPage, readFile } from './fields-page.ts';
import { lastChangeOf, listPublications, readPublication, readPublishedFiles } from './history.ts';
import { keepEdit, noteTranslated } from './keep.ts';
import { OvertakenError, publishDrafts, undoPublication } from './publish.ts';
import { searchSite } from './search.ts';
import { readSiteFile, readStoredEdits } from './site-file.ts';
import { readSite } from './site-list.ts';

/** A value and what surrounds it, or a list of all drafts, in bytes. */
const bodyLimit = 1_024 * 1_024;

/** What reception may change besides notices. */
const ofReception: EditedField[] = ['/openingHours', '/closures'].map((field) => ({
  file: clinicFile,
  field,
}));

const sentences: Record<Exclude<DraftOutcome, 'done'>, () => Refusal> = {
  conflict: () => new Refusal('changed-meanwhile'),
  unfit: () => new Refusal('invalid', { field: 'field', says: 'site-unfit' }),
  full: () => new Refusal('invalid', { says: 'site-full' }),
};

/** What the site is made from: read beside each other in all languages, changed, published and taken back. */
export const siteEditRoutes: FastifyPluginAsync<{ services: Services; site: Site }> = async (
  app,
  { services, site },
) => {
  const { config, database, edits, changes, log } = services;
  const doctor = { config: { access: 'doctor' } } as const;
  const undoing = { ...doctor, preHandler: keepOpen };
  const reading = () => ({ database, config, leftOut: site.opened().leftOut });

  app.get('/site', () => readSite(reading()));

  app.get('/site/fields', async ({ query, headers }) => {
    const { file } = parse(siteFieldsQuery, query);
    const page = await readFieldsPage(reading(), file);
    if (!page) throw new Refusal('not-found');
    const { language } = wordsFor(config.clinic.deskWords, headers);
    return { ...page, form: labelledIn(language, page.form) };
  });

  app.get('/site/search', ({ query }) =>
    searchSite(reading(), parse(siteSearchQuery, query).search),
  );

  app.get('/site/stale', () => readStale(reading()));

  app.put('/site/drafts', { bodyLimit }, async (request) => {
    const draft = parse(saveSiteDraft, request.body);
    allow(request, [draft]);
    const stored = await readStoredEdits(database, [draft.file]);
    const current = await readSiteFile(config.clinicDir, draft.file, stored);
    const actor = request.session.person.name;
    return finish(await saveDraft(database, { ...draft, actor }, current), draft.file);
  });

  app.delete('/site/drafts', { bodyLimit }, async (request) => {
    const draft = parse(discardSiteDraft, request.body);
    allow(request, [draft]);
    return finish(await discardDraft(database, draft), draft.file);
  });

  app.post('/site/publications', { bodyLimit, preHandler: keepOpen }, async (request) => {
    const { drafts } = parse(publishSite, request.body);
    allow(request, drafts);
    return { number: await published(() => publishDrafts(publishing(request), drafts)) };
  });

  app.get('/site/publications', doctor, async ({ query }) => {
    const { before } = parse(publicationsQuery, query);
    return listPublications(database, before);
  });

  app.get('/site/publications/:number', doctor, publicationOf);

  app.post('/site/publications/:number/undo', undoing, async (request) => {
    const { number, changes: made } = await publicationOf(request);
    const all = made.map(({ was, value, ...place }) => ({ ...place, was, value }));
    const work = () => undoPublication(publishing(request), number, all);
    return { number: await published(work, number) };
  });

  app.post('/site/kept', doctor, async ({ body, session }) => {
    const place = known(parse(keepSiteChange, body));
    const current = await readSiteFile(config.clinicDir, place.file, []);
    if (!(await keepEdit(database, place, current, session.person))) throw new Refusal('not-found');
    return fileNow(place.file);
  });

  app.post('/site/translated', doctor, async ({ body }) => {
    const place = known(parse(confirmTranslation, body));
    const stored = await readStoredEdits(database, [place.file]);
    await noteTranslated(database, place, await readSiteFile(config.clinicDir, place.file, stored));
    return fileNow(place.file);
  });

  /** Refuses what this person may not change, and files that the site has not. */
  function allow({ session }: FastifyRequest, places: EditedField[]): void {
    for (const place of places.map(known)) {
      const { file, field } = place;
      const isOfAll = ofReception.some((each) => each.file === file && each.field === field);
      if (session.person.role !== 'doctor' && !isOfAll) throw new Refusal('not-allowed');
    }
  }

  function known<Place extends EditedField>(place: Place): Place {
    const language = languageOf(place.file);
    const isRead = language === null || config.languages.includes(language);
    if (!isRead || !kindOf(place.file)) throw new Refusal('not-found');
    return place;
  }

  function publishing({ session }: FastifyRequest) {
    return { database, folder: config.clinicDir, site, edits, changes, actor: session.person };
  }

  async function publicationOf({ params }: FastifyRequest) {
    const { number } = params as { number: string };
    const found = /^\d{1,9}$/.test(number) && (await readPublication(database, Number(number)));
    if (!found) throw new Refusal('not-found');
    return found;
  }

  async function finish(outcome: DraftOutcome, file: string): Promise<SiteFile> {
    if (outcome !== 'done') throw sentences[outcome]();
    return fileNow(file);
  }

  async function fileNow(file: string): Promise<SiteFile> {
    const found = await readFile(reading(), file);
    if (!found) throw new Refusal('not-found');
    return found;
  }

  /** Publishes; a refusal says what is wrong. */
  async function published(work: () => Promise<number>, undone?: number): Promise<number> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof OvertakenError) throw await overtakenRefusal(database, error, undone);
      if (error instanceof FolderError && error.mistakes.length > 0) {
        const mistakes = error.mistakes.map((each) => ({
          ...each,
          message: inPlainWords(each.message),
        }));
        throw new Refusal('invalid', { says: 'site-mistakes', mistakes });
      }
      if (error instanceof OverloadedError)
        throw new Refusal('busy', { says: 'site-busy', seconds: 10 });
      if (!(error instanceof PlainError)) throw error;
      log.error(faultOf(error), 'a change of the site could not be published');
      throw new Refusal('invalid', { says: 'site-unmade' });
    }
  }
};

/**
 * Refuses to publish, or to take a publication back, because the site is no longer as it was seen.
 * @param undone the number of the publication that was to be taken back
 */
async function overtakenRefusal(
  database: Database,
  { overtaken }: OvertakenError,
  undone?: number,
): Promise<Refusal> {
  const later = undone === undefined ? null : await lastChangeOf(database, overtaken);
  const isInTheWay = undone !== undefined && later !== null && later > undone;
  return new Refusal('changed-meanwhile', {
    overtaken,
    ...(isInTheWay
      ? { says: 'undo-overtaken', values: { NUMBER: later } }
      : { says: 'site-overtaken' }),
  });
}

/** Every field that was changed in one language after it was written in another. */
async function readStale(options: FieldsOptions): Promise<SiteStaleAnswer> {
  const published = await readPublishedFiles(options.database);
  const drafts = await readDrafts(options.database);
  const names = new Set([...published, ...drafts.map(({ file }) => file)].flatMap(nameIn));
  const files: SiteStaleAnswer['files'] = [];
  for (const name of names) {
    const page = await readFieldsPage(options, name);
    for (const { file, language, stale } of page?.languages ?? []) {
      const fields = [...new Set(stale.map(({ field }) => field))];
      if (fields.length > 0) files.push({ file, language, fields });
    }
  }
  return { files };
}

/** The path in its language's folder of a file that has translations. */
function nameIn(file: string): string[] {
  const language = languageOf(file);
  return language === null ? [] : [file.slice(language.length + 1)];
}
