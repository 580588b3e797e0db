import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pictureNameIn } from '../../shared/pictures.ts';
import { sendCached } from '../pages/response.ts';
import { networkOf } from '../plugins/origin.ts';
import { pathOf } from '../plugins/request-limits.ts';
import { failures } from '../plugins/schemas.ts';
import { OverloadedError } from '../queue.ts';
import type { Pictures } from './pictures.ts';

/**
 * Adds `GET /media/HASH-WIDTHxHEIGHT.jpg`, or `.png`, `.webp` or `.avif`: uploaded pictures. The file with a given
 * name never changes. An address in any other spelling is 404.
 */
export const picturesRoutes: FastifyPluginAsyncZod<{ pictures: Pictures }> = async (
  app,
  { pictures },
) => {
  const file = { content: { 'image/*': { schema: z.instanceof(Buffer) } } };
  app.get(
    '/media/*',
    { schema: { response: { 200: file, ...failures } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const name = pictureNameIn(pathOf(request.url));
      const response = name && (await pictures.readFile(name, networkOf(request.ip)));
      if (!response) {
        return reply.code(404).send({ success: false, message: 'There is no such picture.' });
      }
      reply.servedAs = 'file';
      return sendCached(response, request, reply);
    },
  );

  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof OverloadedError)) throw error;
    reply.isOverloadResponse = true;
    const message = 'Too many pictures are being requested.';
    return reply.code(503).header('retry-after', 2).send({ success: false, message });
  });
};
