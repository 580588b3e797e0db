import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PlainError } from '../log.ts';
import type { Services } from '../services.ts';
import { chooseEncoding } from './encodings.ts';
import { onDemandPages } from './on-demand-pages.ts';
import { loadStaticFiles, type StaticFile } from './static-files.ts';
import { loadPolicies } from './static-headers.ts';

/** The rules for fetching pages ahead, as the header names their file. */
const fetchAhead = '"/speculation-rules.json"';

/**
 * Serves the built site: prerendered pages and files from memory, the other pages made on demand,
 * and the not-found page for the rest.
 * @param folder the build, as `npm run build` leaves it
 * @throws where there is no build
 */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  folder = 'dist',
): Promise<void> {
  if (!existsSync(join(folder, 'server', 'entry.mjs'))) {
    throw new PlainError('There is no built site to serve: run "npm run build" first.');
  }
  const [files, policies, { handler }] = await Promise.all([
    loadStaticFiles(join(folder, 'client')),
    loadPolicies(join(folder, '_headers.json')),
    import(pathToFileURL(join(process.cwd(), folder, 'server', 'entry.mjs')).href),
  ]);
  const makeOnDemand = onDemandPages(handler, services);
  // So that the first visitor finds the posts already read.
  void services.blogs.list();

  function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: StaticFile) {
    const policy = policies.get(path);
    if (policy) reply.header('content-security-policy', policy);
    if (file.type.startsWith('text/html')) reply.header('speculation-rules', fetchAhead);
    return sendStatic(request, reply, file);
  }

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const path = pathOf(request.url);
    const file = files.get(path);
    if (file && !isErrorPage(path)) return sendFile(request, reply, path, file);
    if (await makeOnDemand(request, reply)) return reply;
    return notFound(request, reply);
  });

  app.setNotFoundHandler(notFound);

  function notFound(request: FastifyRequest, reply: FastifyReply) {
    reply.code(404);
    const page = files.get('/404');
    if (!page || request.url.startsWith('/api/')) {
      return reply.send({ success: false, message: 'There is nothing at this address.' });
    }
    return sendFile(request, reply, '/404', page);
  }
}

function sendStatic(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const encoding = file.bodies[wanted] ? wanted : 'identity';
  const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
  reply.header('etag', etag).header('cache-control', file.cacheControl);
  reply.header('vary', 'accept-encoding').type(file.type);
  if (reply.statusCode === 200 && hasFresh(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(file.bodies[encoding]);
}

/** Whether the copy that a browser says it has is the current one. */
function hasFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}

function pathOf(url: string): string {
  const [path = '/'] = url.split('?', 1);
  return path.replace(/(.)\/+$/, '$1');
}

/** The error pages are sent with their own status only. */
function isErrorPage(path: string): boolean {
  return path === '/404' || path === '/500';
}
