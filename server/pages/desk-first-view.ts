import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { FirstView } from '../../shared/desk/first-view.ts';
import { faultOf } from '../log.ts';
import { networkOf } from '../plugins/network.ts';
import { OverloadedError, oneAfterAnother } from '../queue.ts';
import { deskPathFor, deskPathIn } from './desk-page.ts';
import { withItsHeaders } from './finished-page.ts';
import type { CachedResponse } from './response/cached-response.ts';
import type { Site } from './site.ts';

/** Reads what the desk shows first to the sender of a request; null if nobody is signed in. */
export type ReadFirstView = (headers: IncomingHttpHeaders) => Promise<FirstView | null>;

/** How many people may wait for their page: each takes up to a tenth of a second. */
const maxWaiting = 4;

/** How long a person waits for a page with the list, in milliseconds. */
const longestWait = 1_000;

/**
 * Makes the desk's page with the list in it, so that a slow phone shows the list before the scripts have loaded.
 * @returns the page; undefined if nobody is signed in, or if it cannot be made soon: then the script of the page
 *   without a list asks for it, and says what is wrong
 */
export function deskWithList(
  { render, clinic }: Pick<Site, 'render' | 'clinic'>,
  read: ReadFirstView,
): (request: FastifyRequest) => Promise<CachedResponse | undefined> {
  const queue = oneAfterAnother(maxWaiting);

  async function make(request: FastifyRequest) {
    const { headers, socket } = request;
    const firstView = await read(headers);
    if (!firstView) return undefined;
    const { language } = firstView.session;
    const { deskWords } = clinic;
    const url = language ? deskPathIn(deskWords, language) : deskPathFor(deskWords, headers);
    const page = await render({
      url,
      visitors: [socket],
      network: networkOf(request.ip),
      isCommon: false,
      firstView,
    });
    return page ? withItsHeaders(url, page) : undefined;
  }

  return async (request) => {
    const made = queue(() => make(request)).catch((error: unknown) => {
      if (!(error instanceof OverloadedError)) {
        request.log.warn(faultOf(error), 'the desk’s page was sent without its list');
      }
      return undefined;
    });
    return Promise.race([made, wait(longestWait, undefined, { ref: false })]);
  };
}
