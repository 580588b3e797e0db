import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { FirstView } from '../../shared/desk/first-view.ts';
import { faultOf } from '../log.ts';
import { OverloadedError } from '../queue.ts';
import { deskPathFor, deskPathIn } from './desk-page.ts';
import { withItsHeaders } from './finished-page.ts';
import { inQueue } from './rendering/renderer.ts';
import type { CachedResponse } from './response/cached-response.ts';
import type { Site } from './site.ts';

/** Reads what the desk shows first to the sender of a request; null if nobody is signed in. */
export type ReadFirstView = (headers: IncomingHttpHeaders) => Promise<FirstView | null>;

/** How many people may wait for their page. */
const maxWaiting = 20;

/**
 * Makes the desk's page with the list in it, so that a slow phone shows the list before the scripts have loaded.
 * @returns the page; undefined if nobody is signed in, or if it cannot be made now: then the script of the page
 *   without a list asks for it, and says what is wrong
 */
export function deskWithList(
  { render, clinic }: Pick<Site, 'render' | 'clinic'>,
  read: ReadFirstView,
): (request: FastifyRequest) => Promise<CachedResponse | undefined> {
  const renderInTurn = inQueue(render, maxWaiting);
  return async ({ headers, socket, log }) => {
    try {
      const firstView = await read(headers);
      if (!firstView) return undefined;
      const { language } = firstView.session;
      const { deskWords } = clinic;
      const url = language ? deskPathIn(deskWords, language) : deskPathFor(deskWords, headers);
      const page = await renderInTurn({ url, visitors: [socket], isCommon: false, firstView });
      return page ? withItsHeaders(url, page) : undefined;
    } catch (error) {
      if (!(error instanceof OverloadedError)) {
        log.warn(faultOf(error), 'the desk’s page was sent without its list');
      }
      return undefined;
    }
  };
}
