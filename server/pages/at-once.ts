import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../plugins/metrics.ts';
import { faultOf, isAddress, refuse } from '../plugins/refusals.ts';
import { logAtOnce } from '../plugins/request-log.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import type { Site } from './site.ts';

interface AtOnceParts {
  site: Site | null;
  isOverTls: (request: IncomingMessage) => boolean;
  log: Logger;
  metrics: Metrics | null;
}

/**
 * Answers what is ready in memory before any route is looked for, which is most of what is asked
 * for, and refuses what no route may see. Everything else goes on to the routes.
 */
export function atOnce(parts: AtOnceParts, routes: RequestListener): RequestListener {
  const { site, isOverTls, log, metrics } = parts;

  function note(request: IncomingMessage, status: number, kind = 'refused', begun: number): void {
    logAtOnce(log, request, status);
    if (kind === 'made page') metrics?.madePage('kept');
    const seconds = (performance.now() - begun) / 1_000;
    metrics?.answered(request.method ?? '', kind, status, seconds);
  }

  return (request, response) => {
    const begun = metrics ? performance.now() : 0;
    const fault = faultOf(request);
    const answer = site && fault === null ? readyFor(site, request) : undefined;
    if (fault === null && !answer && isAddress(request.url ?? '')) return routes(request, response);
    // A body that nobody reads would be waited for until it is complete.
    if (hasBody(request)) response.shouldKeepAlive = false;
    if (answer) answer.send(request, response, isOverTls(request));
    else refuse(response, fault ?? 404);
    note(request, response.statusCode, answer?.kind, begun);
  };
}

function readyFor(site: Site, { method, url = '' }: IncomingMessage): ReadyAnswer | undefined {
  if (method !== 'GET' && method !== 'HEAD') return;
  const query = url.indexOf('?');
  const ready = query < 0 ? site.ready(url, '') : site.ready(url.slice(0, query), url.slice(query));
  // No route may see such an address, but whoever typed it is shown the way on.
  return ready ?? (isAddress(url) ? undefined : site.notFound);
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
