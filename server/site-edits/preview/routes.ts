import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { SitePreviewAnswer } from '../../../shared/desk/site-page.ts';
import { sendCached } from '../../pages/response/cached-response.ts';
import type { Site } from '../../pages/site.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { OverloadedError } from '../../queue.ts';
import type { Services } from '../../services.ts';
import { readPreview } from './laid-over.ts';
import { createPreview, isPreview, previewPath, withdrawPreviews } from './links.ts';
import { previewPage } from './page.ts';

interface Options {
  services: Pick<Services, 'config' | 'database' | 'edits'>;
  site: Site;
}

/** The site with drafts, for whoever has a link to it. */
export const previewRoutes: FastifyPluginAsync<Options> = async (app, { services, site }) => {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { token: string };
    if (!(await isPreview(services.database, token)))
      return sendCached(site.errorPages('/').notFound, request, reply);
    return sendPreview(request, reply, { services, site }, previewPath.replace(':token', token));
  };
  app.get(previewPath, send);
  app.get(`${previewPath}/*`, send);
};

/** The site with drafts for staff, in a view of the desk, and links to it; below `/api/desk`. */
export const ownPreviewRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database, config } = options.services;
  const doctor = { config: { access: 'doctor' } } as const;
  const path = '/site/preview';
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendPreview(request, reply, options, `/api/desk${path}`, true);
  app.get(path, send);
  app.get(`${path}/*`, send);

  app.post('/site/previews', doctor, async (): Promise<SitePreviewAnswer> => {
    const made = await createPreview(database, config.siteUrl);
    if (!made) throw new Refusal('not-found');
    return made;
  });

  app.delete('/site/previews', doctor, async (_, reply) => {
    await withdrawPreviews(database);
    return reply.code(204).send();
  });
};

async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, site }: Options,
  prefix: string,
  isFramed = false,
): Promise<FastifyReply> {
  const address = request.url.slice(prefix.length);
  try {
    const page = await previewPage(await readPreview({ ...services, site }), {
      address: address.startsWith('/') ? address : `/${address}`,
      prefix,
      isFramed,
      site,
      visitor: request.socket,
    });
    return sendCached(page, request, reply);
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error;
    reply.isTurnedAway = true;
    return sendCached(site.errorPages('/').overloaded, request, reply);
  }
}
