import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../pages/response/cached-response.ts';
import type { Site } from '../pages/site.ts';
import { networkOf } from '../plugins/network.ts';
import { OverloadedError } from '../queue.ts';
import type { Services } from '../services.ts';
import { isPreview, previewPath } from '../site-edits/preview-links.ts';
import { previewPage } from './page.ts';
import { readPreview } from './read-preview.ts';

/** What previews are made with. */
export interface PreviewRoutesOptions {
  services: Pick<Services, 'config' | 'database' | 'edits'>;
  site: Site;
}

/** The site with drafts, for whoever has a link to it. */
export const previewRoutes: FastifyPluginAsync<PreviewRoutesOptions> = async (
  app,
  { services, site },
) => {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { token: string };
    const prefix = previewPath.replace(':token', token);
    if (!(await isPreview(services.database, token))) {
      const { endedPreview } = site.errorPages(request.url.slice(prefix.length) || '/');
      return sendCached(endedPreview, request, reply);
    }
    return sendPreview(request, reply, { services, site }, prefix);
  };
  app.get(previewPath, send);
  app.get(`${previewPath}/*`, send);
};

/**
 * Sends the page of a preview that a request is for.
 * @param prefix what precedes the page's address on the site
 */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, site }: PreviewRoutesOptions,
  prefix: string,
  isFramed = false,
): Promise<FastifyReply> {
  const address = request.url.slice(prefix.length);
  try {
    const preview = await readPreview({ ...services, site });
    const asked = {
      address: address.startsWith('/') ? address : `/${address}`,
      prefix,
      isFramed,
      site,
      visitor: request.socket,
    };
    const page = await preview.inTurn(networkOf(request.ip), () => previewPage(preview, asked));
    return sendCached(page, request, reply);
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error;
    reply.isTurnedAway = true;
    return sendCached(site.errorPages('/').overloaded, request, reply);
  }
}
