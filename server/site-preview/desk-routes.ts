import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  type PressedAnswer,
  type PreviewState,
  pressedOnPage,
  type SitePageAnswer,
  type SitePreviewAnswer,
  sitePageQuery,
} from '../../shared/desk/site/page.ts';
import { languageOf } from '../../shared/languages.ts';
import { kindOf } from '../../src/content/edits/file-fields.ts';
import { allRoutes } from '../pages/on-demand-pages.ts';
import type { CachedResponse } from '../pages/response/cached-response.ts';
import { parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import { createPreview, withdrawPreviews } from '../site-edits/preview-links.ts';
import { readFields, readFieldsOf } from './fields.ts';
import { hoursIn } from './hours.ts';
import { locateField } from './locate.ts';
import { matchPressed } from './match.ts';
import { filesOfPage, pagesOfFile } from './pages-of-file.ts';
import { readPreview } from './read-preview.ts';
import { type PreviewRoutesOptions, sendPreview } from './routes.ts';

/** A visitor who never hangs up: the desk waits for the answer. */
const staff = { destroyed: false };

/**
 * Previews of the site with drafts, for staff in a view of the desk, and the links for showing them to others;
 * below `/api/desk`.
 */
export const ownPreviewRoutes: FastifyPluginAsync<PreviewRoutesOptions> = async (app, options) => {
  const { services, site } = options;
  const { database, config } = services;
  const { languages } = site;
  const doctor = { config: { access: 'doctor' } } as const;
  const path = '/site/preview';
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendPreview(request, reply, options, `/api/desk${path}`, true);
  app.get(path, send);
  app.get(`${path}/*`, send);

  app.get('/site/preview-state', async (): Promise<PreviewState> => {
    const { leftOut } = await readPreview({ ...services, site });
    return { leftOut };
  });

  app.post('/site/previews', doctor, async (): Promise<SitePreviewAnswer> => {
    const made = await createPreview(database, config.siteUrl);
    if (!made) throw new Refusal('not-found');
    return made;
  });

  app.delete('/site/previews', doctor, async (_, reply) => {
    await withdrawPreviews(database);
    return reply.code(204).send();
  });

  app.post('/site/pressed', async ({ body }): Promise<PressedAnswer> => {
    const pressed = parse(pressedOnPage, body);
    const files = filesOfPage(pressed.path, routes());
    const fields = await readFields(services, languageOf(pressed.path, languages));
    return { ...matchPressed(fields.concat(hoursIn(fields)), pressed, files), files };
  });

  app.get('/site/page', async ({ query }): Promise<SitePageAnswer> => {
    const { file, field } = parse(sitePageQuery, query);
    if (!kindOf(file)) throw new Refusal('not-found');
    const onDemand = allRoutes(languages).filter((route) => !route.includes(':'));
    const paths = pagesOfFile(file, routes(), [...onDemand, ...site.pages()]);
    return locateField(pageFor, { paths, field, ...(await readFieldsOf(services, file)) });
  });

  /** A page as visitors see it. */
  async function pageFor(url: string): Promise<CachedResponse | null> {
    const page = await site.find(url);
    return page ?? site.render({ url, visitors: [staff], isCommon: false });
  }

  function routes() {
    const clinic = site.opened().content.collections.clinic[0]?.data;
    return { languages, clinic: { routes: { about: clinic?.routes.about ?? '' } } };
  }
};
