import { readFile as read } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseFile } from '../../shared/content-document.ts';
import {
  confirmTranslation,
  contentFileQuery,
  contentFileResponse,
  contentPictureQuery,
  contentResponse,
  contentSearchQuery,
  contentSearchResponse,
  keepPublished as keepBody,
  needsAttentionResponse,
  type PublicationResponse,
  type PublishFiles,
  publicationResponse,
  publicationsQuery,
  publicationsResponse,
  publishFiles as publishBody,
  publishedResponse,
  renameArticle as renameBody,
  savedFile,
  saveFile,
} from '../../shared/desk/content.ts';
import { isFactList } from '../../shared/fact-files.ts';
import { errorFields, PlainError } from '../log.ts';
import { FolderError } from '../pages/live-content.ts';
import { typeOf } from '../pages/response.ts';
import type { Site } from '../pages/site.ts';
import { keepOpen } from '../plugins/connections.ts';
import { Refusal } from '../plugins/refusal.ts';
import { noContent } from '../plugins/schemas.ts';
import { OverloadedError } from '../queue.ts';
import type { Services } from '../services.ts';
import { wordsFor } from '../words/words.ts';
import { confirmField, keepPublished } from './decisions.ts';
import { isSiteFile, listFiles, pathsOf, readFilePage, toSavedFile } from './desk-files.ts';
import { Folder, publishedText, readFile, readFiles, renameArticle, saveDraft } from './drafts.ts';
import { listPublications, readPublication } from './history.ts';
import { NeedsAttention } from './needs-attention.ts';
import { publishFiles, undoPublication } from './publish.ts';
import { searchContent } from './search.ts';

/** Enough for ten files of the maximum length, at three bytes a character. */
const bodyLimit = 3 * 1_024 * 1_024;

/** The file whose ready answers reception may change. */
const messagesFile = 'messages.yaml';

/** The path parameters of a route about one publication. */
const byNumber = z.object({
  number: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

/** The routes with which staff read and change the clinic's files, and publish and undo the changes. */
export const contentRoutes: FastifyPluginAsyncZod<{ services: Services; site: Site }> = async (
  app,
  { services, site },
) => {
  const { config, database, publishedTexts, log } = services;
  const { languages } = config;
  const folder = new Folder(config.clinicDir);
  const readingOptions = { database, config, folder };
  const needsAttention = new NeedsAttention({ ...services, folder });
  const doctorOnly = { config: { access: 'doctor' } } as const;
  const publishOptions = { bodyLimit, preHandler: keepOpen };

  const listRoute = { ...doctorOnly, schema: { response: { 200: contentResponse } } };
  app.get('/content', listRoute, () => listFiles(readingOptions));

  const fileSchema = { querystring: contentFileQuery, response: { 200: contentFileResponse } };
  app.get('/content/file', { schema: fileSchema }, async (request) => {
    const { file } = request.query;
    if (file !== messagesFile) requireAccess(request, pathsOf(file, languages));
    const { language } = wordsFor(config.clinic.staffWords, request.headers);
    const page = await readFilePage(
      readingOptions,
      file,
      site.livePages.servedContent.texts,
      language,
    );
    if (!page) throw new Refusal('not-found');
    return page;
  });

  const searchSchema = {
    querystring: contentSearchQuery,
    response: { 200: contentSearchResponse },
  };
  app.get(
    '/content/search',
    { ...doctorOnly, schema: searchSchema },
    async ({ query, headers }) => {
      const { language } = wordsFor(config.clinic.staffWords, headers);
      const files = [...(await readFiles(database, await folder.texts())).values()];
      return searchContent({ files, languages, language }, query.search);
    },
  );

  const needsAttentionRoute = {
    ...doctorOnly,
    schema: { response: { 200: needsAttentionResponse } },
  };
  app.get('/content/needs-attention', needsAttentionRoute, ({ headers }) =>
    needsAttention.read(wordsFor(config.clinic.staffWords, headers).language),
  );

  const pictureSchema = {
    querystring: contentPictureQuery,
    response: { 200: { content: { 'image/*': { schema: z.instanceof(Buffer) } } } },
  };
  app.get(
    '/content/picture',
    { ...doctorOnly, schema: pictureSchema },
    async ({ query }, reply) => {
      const { path } = query;
      const bytes = await read(join(config.clinicDir, path)).catch(() => null);
      if (!bytes) throw new Refusal('not-found');
      return reply.header('content-type', typeOf(path)).send(bytes);
    },
  );

  const saveRoute = {
    ...doctorOnly,
    bodyLimit,
    schema: { body: saveFile, response: { 200: savedFile } },
  };
  app.put('/content/file', saveRoute, async ({ body, session }) => {
    requireSiteFile(body.path);
    const folderTexts = await folder.texts();
    await saveDraft(database, body, { folderTexts, by: session.person.name });
    return toSavedFile(await readFile(database, folderTexts, body.path));
  });

  const renameRoute = { ...doctorOnly, schema: { body: renameBody, response: noContent } };
  app.post('/content/renamed', renameRoute, async ({ body, session }, reply) => {
    const change = { folderTexts: await folder.texts(), by: session.person.name };
    await renameArticle(database, body, languages, change);
    return reply.code(204).send();
  });

  const publishSchema = { body: publishBody, response: { 200: publishedResponse } };
  app.post(
    '/content/publications',
    { ...publishOptions, schema: publishSchema },
    async (request) => {
      const { files } = request.body;
      const restrictedPaths = [];
      for (const file of files) {
        if (!(await changesAnswersOnly(file))) restrictedPaths.push(requireSiteFile(file.path));
      }
      requireAccess(request, restrictedPaths);
      return { number: await publishFiles(optionsFor(request), files).catch(refuse) };
    },
  );

  const historySchema = { querystring: publicationsQuery, response: { 200: publicationsResponse } };
  app.get('/content/publications', { ...doctorOnly, schema: historySchema }, ({ query }) =>
    listPublications(database, query.before),
  );

  const publicationSchema = { params: byNumber, response: { 200: publicationResponse } };
  app.get(
    '/content/publications/:number',
    { ...doctorOnly, schema: publicationSchema },
    ({ params }) => publicationOf(params.number),
  );

  const undoRoute = {
    preHandler: keepOpen,
    schema: { params: byNumber, response: { 200: publishedResponse } },
  };
  app.post('/content/publications/:number/undo', undoRoute, async (request) => {
    const publication = await publicationOf(request.params.number);
    requireAccess(request, publication.paths);
    return { number: await undoPublication(optionsFor(request), publication).catch(refuse) };
  });

  const keepRoute = { ...doctorOnly, schema: { body: keepBody, response: noContent } };
  app.post('/content/kept', keepRoute, async ({ body: { path }, session }, reply) => {
    await keepPublished(database, await folder.texts(), requireSiteFile(path), session.person);
    return reply.code(204).send();
  });

  const confirmRoute = { ...doctorOnly, schema: { body: confirmTranslation, response: noContent } };
  app.post('/content/translated', confirmRoute, async ({ body, session }, reply) => {
    requireSiteFile(body.path);
    await confirmField(database, await folder.texts(), body, session.person);
    return reply.code(204).send();
  });

  /** Whether a text changes only the ready answers. Refuses it if there is a draft, which would later overwrite it. */
  async function changesAnswersOnly({
    path,
    text,
  }: PublishFiles['files'][number]): Promise<boolean> {
    if (text === undefined || !path.endsWith(`/${messagesFile}`)) return false;
    const file = await readFile(database, await folder.texts(), requireSiteFile(path));
    if (file.draft) throw new Refusal('conflict');
    const withoutAnswers = (source: string | null) => {
      const document = parseFile(path, source);
      document?.delete('/readyAnswers');
      return document?.toJSON();
    };
    return isDeepStrictEqual(withoutAnswers(publishedText(file)), withoutAnswers(text));
  }

  /** Refuses changes to files that this person may not change. */
  function requireAccess({ session }: Pick<FastifyRequest, 'session'>, paths: string[]): void {
    const isForAllStaff = paths.every(isFactList);
    if (session.person.role !== 'doctor' && !isForAllStaff) throw new Refusal('not-allowed');
  }

  /** Refuses a path that is not a file of the site. */
  function requireSiteFile(path: string): string {
    if (!isSiteFile(path, languages)) throw new Refusal('not-found');
    return path;
  }

  function optionsFor({ session }: Pick<FastifyRequest, 'session'>) {
    return {
      database,
      folder,
      pages: site.livePages,
      publishedTexts,
      actor: session.person,
    };
  }

  async function publicationOf(number: number): Promise<PublicationResponse> {
    const publication = await readPublication(database, number);
    if (!publication) throw new Refusal('not-found');
    return publication;
  }

  /** Turns an error in publishing into a refusal that explains it, unless the error is unexpected. */
  function refuse(error: unknown): never {
    if (error instanceof FolderError && error.isPermanent) {
      throw new Refusal('invalid', { sentence: 'site-mistakes', mistakes: error.mistakes });
    }
    if (error instanceof OverloadedError) {
      throw new Refusal('busy', { sentence: 'site-busy', seconds: 10 });
    }
    if (!(error instanceof PlainError)) throw error;
    log.error(errorFields(error), 'a change to the site could not be published');
    throw new Refusal('invalid', { sentence: 'site-render-failed' });
  }
};
