import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import inject, { type DispatchFunc } from 'light-my-request';
import type { Services } from '../services.ts';
import { chooseEncoding, compress, compresses } from './encodings.ts';

/** The build's own handler of pages that are made on demand. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: object,
) => Promise<void>;

/** Marks that no page of the site has the address that was asked for. */
const noSuchPage = 'x-no-such-page';

/** Headers that the server sets itself for the whole answer. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'date',
  'transfer-encoding',
  noSuchPage,
]);

/**
 * Makes pages with the build's handler and sends them compressed.
 * @returns a function that answers a request, or gives false where no page has its address
 */
export function onDemandPages(handler: PageHandler, services: Services) {
  const { config, enquiries, blogs } = services;
  const locals = { config, enquiries, blogs };
  const dispatch = ((request: IncomingMessage, response: ServerResponse) => {
    const next = () => response.setHeader(noSuchPage, 'yes').end();
    return handler(request, response, next, { ...locals });
  }) as unknown as DispatchFunc;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { cookie } = request.headers;
    const page = await inject(dispatch, {
      method: 'GET',
      url: request.url,
      headers: { host: request.host, ...(cookie && { cookie }) },
    });
    if (page.headers[noSuchPage]) return false;
    for (const [name, value] of Object.entries(page.headers)) {
      if (!ownHeaders.has(name) && value !== undefined) reply.header(name, value);
    }
    reply.code(page.statusCode).header('vary', 'accept-encoding');
    await send(request, reply, page.rawPayload);
    return true;
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<void> {
  const type = String(reply.getHeader('content-type') ?? '');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity' || !compresses(type)) return void reply.send(body);
  reply.header('content-encoding', encoding);
  reply.send(await compress(body, encoding));
}
