import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/index.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { faultOf, refuse } from './refusals.ts';
import { logAtOnce } from './request-log.ts';
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

  function note(request: IncomingMessage, status: number, kind: string, begun: number): void {
    logAtOnce(log, request, status);
    if (kind === 'made page') metrics?.madePage('kept');
    const seconds = (performance.now() - begun) / 1_000;
    metrics?.answered(request.method ?? '', kind, status, seconds);
  }

  return (request, response) => {
    const begun = metrics ? performance.now() : 0;
    const fault = faultOf(request);
    if (fault !== null) {
      refuse(response, fault);
      note(request, fault, 'refused', begun);
      return;
    }
    const answer = site && readyFor(site, request);
    if (!answer) return routes(request, response);
    // A body that nobody reads would be waited for until it is complete.
    if (hasBody(request)) response.shouldKeepAlive = false;
    answer.send(request, response, isOverTls(request));
    note(request, response.statusCode, answer.kind, begun);
  };
}

function readyFor(site: Site, { method, url = '' }: IncomingMessage): ReadyAnswer | undefined {
  if (method !== 'GET' && method !== 'HEAD') return;
  const query = url.indexOf('?');
  return query < 0 ? site.ready(url, '') : site.ready(url.slice(0, query), url.slice(query));
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
