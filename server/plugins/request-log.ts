import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { errorFields } from '../log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** What kind of ready-made response was sent, for metrics and log levels; null if a route composed it. */
    servedAs: 'page' | 'file' | 'cached page' | 'refused' | null;
    /** Whether the request was refused because the server is overloaded. */
    isOverloadResponse: boolean;
  }
}

/**
 * Logs one line for each response, without IP address, query, headers, body or secret address. Pages of a set, files,
 * malformed requests, and requests refused by rate limits or overload are logged at debug. Requests refused by rate
 * limits or overload, and responses beyond 300 a minute, are summed up each minute.
 */
export class RequestLog extends fastify.LogController {
  readonly #throttle: LogThrottle;

  /** @param log the log that the summary is written to */
  constructor(log: SummaryLog) {
    super();
    this.#throttle = new LogThrottle(log);
  }

  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (isRefusedByLimits(reply)) this.#throttle.countRefusal(reply.statusCode);
    const level = levelOf(reply);
    // Composing an unused line would cost more than sending a page from memory.
    if (!(request.log as Logger).isLevelEnabled(level)) return;
    if (level !== 'debug' && !this.#throttle.takeLine(reply.statusCode)) return;
    const line = { ...logFields(request, reply), milliseconds: Math.round(reply.elapsedTime) };
    request.log[level](line, level === 'debug' ? 'answered at once' : 'answered');
  }
}

function isRefusedByLimits(reply: FastifyReply): boolean {
  return reply.isOverloadResponse || reply.statusCode === 429;
}

function levelOf(reply: FastifyReply): 'debug' | 'info' | 'error' {
  const { servedAs, statusCode } = reply;
  if (isRefusedByLimits(reply)) return 'debug';
  if (servedAs !== null && servedAs !== 'cached page') return 'debug';
  return statusCode >= 500 ? 'error' : 'info';
}

/** Logs an error of the server, not of the request, with the line where it was thrown. */
export function logUnexpectedError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const mismatch = error instanceof ResponseSerializationError && {
    // The names of the fields that do not match the schema of the route, without their values.
    fields: error.cause.issues.map(({ path }) => path.join('.')),
  };
  request.log.error(
    { ...logFields(request, reply), ...errorFields(error), ...mismatch },
    'unexpected error',
  );
}

function logFields(request: FastifyRequest, { servedAs, statusCode }: FastifyReply) {
  const isKnown = servedAs !== null && servedAs !== 'refused';
  return { method: request.method, path: loggedPath(request, isKnown), status: statusCode };
}

/**
 * The path as it may be logged: a secret address may be misspelled in any way, so an unknown path is cut after
 * its first segment.
 * @param isKnown whether a page or file has this path
 */
function loggedPath(
  { originalUrl, routeOptions: { url: route } }: FastifyRequest,
  isKnown: boolean,
) {
  // By route, since the path can be spelled in other ways: routers decode %70 as p.
  if (route?.includes('/:token')) return route.replace(':token', '…');
  const [path = ''] = originalUrl.split('?', 1);
  const isRouted = route !== undefined && route !== '/*';
  return isKnown || isRouted ? path.slice(0, 200) : firstSegment(path);
}

/** The first segment of a path, if it is shorter than any secret. */
function firstSegment(path: string): string {
  const [start = ''] = /^\/(?:[\w-]{1,15}(?:\/|(?![\w-])))?/.exec(path) ?? [];
  return start === path ? path : `${start}…`;
}

/** How often the summary is logged, in milliseconds. */
const interval = 60_000;

/** How many responses are logged individually in that time. */
const maxLines = 300;

/** The log that the summary is written to. */
export interface SummaryLog {
  warn(fields: object, message: string): void;
}

/**
 * Decides which responses are logged individually. A flood of requests must not fill the disk, so refused requests, and
 * responses beyond `maxLines`, are summed up in one line a minute.
 */
export class LogThrottle {
  readonly #log: SummaryLog;
  readonly #refusedByStatus = new Map<number, number>();
  readonly #unloggedByStatus = new Map<number, number>();
  #lines = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(log: SummaryLog) {
    this.#log = log;
  }

  /** Counts a request that was refused with this status. */
  countRefusal(status: number): void {
    this.#start();
    this.#refusedByStatus.set(status, (this.#refusedByStatus.get(status) ?? 0) + 1);
  }

  /** Whether another response may be logged individually; if not, it is counted by its status. */
  takeLine(status: number): boolean {
    this.#start();
    this.#lines += 1;
    if (this.#lines <= maxLines) return true;
    this.#unloggedByStatus.set(status, (this.#unloggedByStatus.get(status) ?? 0) + 1);
    return false;
  }

  #start(): void {
    this.#timer ??= setTimeout(() => this.#report(), interval).unref();
  }

  #report(): void {
    if (this.#refusedByStatus.size > 0) {
      this.#log.warn(
        { refused: Object.fromEntries(this.#refusedByStatus) },
        'requests were refused',
      );
    }
    if (this.#unloggedByStatus.size > 0) {
      const summary = { unlogged: Object.fromEntries(this.#unloggedByStatus) };
      this.#log.warn(summary, 'there were too many requests to log each');
    }
    this.#refusedByStatus.clear();
    this.#unloggedByStatus.clear();
    this.#lines = 0;
    this.#timer = null;
  }
}
