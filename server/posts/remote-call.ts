import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import pRetry, { AbortError } from 'p-retry';
import { PostSourceError, ResponseTooLargeError } from './row.ts';

/** How long to wait for a remote service, and when to retry. All times in milliseconds. */
export interface RetryTiming {
  /** Maximum time for one call, including reading the whole response. */
  callTimeout: number;
  /** Maximum time for all attempts at one call together. */
  budget: number;
  /** Wait before the first retry; each further one waits twice as long. */
  firstDelay: number;
}

/** The result of a call; `count` is the number of matching rows in the table, if the service reports it. */
export interface RemoteResult {
  data: unknown;
  count: number | null;
}

type CallResponse = PostgrestSingleResponse<unknown>;

const retries = 3;

/** Maximum size of one response after decompression, in bytes. */
const maxBytes = 4 * 1024 * 1024;

/** The error code for a response that is larger than `maxBytes`. */
const tooLargeCode = 'RESPONSE_TOO_LARGE';

/**
 * `fetch` that stops reading a response that is too large, which becomes a 413 in the format of PostgREST's own errors.
 */
export async function boundedFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early also closes the connection.
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      const message = 'The response is larger than this site accepts.';
      return Response.json({ code: tooLargeCode, message }, { status: 413 });
    }
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
}

/**
 * Makes one call, and retries it up to three times if that may help, within the time for all attempts.
 * @param call starts the call; must stop when the signal is aborted
 * @returns the result, or null if a single row was requested and there is not exactly one
 * @throws PostSourceError if no attempt succeeds
 */
export async function callRemote(
  call: (signal: AbortSignal) => PromiseLike<CallResponse>,
  timing: RetryTiming,
): Promise<RemoteResult | null> {
  const budget = AbortSignal.timeout(timing.budget);
  let lastError = new PostSourceError(timeoutMessage);
  const attempt = async (): Promise<RemoteResult | null> => {
    const signal = AbortSignal.any([budget, AbortSignal.timeout(timing.callTimeout)]);
    const response = await call(signal);
    if (response.error && notOneRowCodes.has(response.error.code)) return null;
    const result = resultIn(response);
    if (result !== null) return result;
    lastError = errorOf(response, signal);
    throw isTemporary(response.status) ? lastError : new AbortError(lastError);
  };
  try {
    return await pRetry(attempt, { retries, minTimeout: timing.firstDelay, signal: budget });
  } catch {
    throw lastError;
  }
}

/** The message for visitors if a response takes too long. */
export const timeoutMessage = 'The blog service did not answer in time.';

/** Error codes if there is not exactly one row: none or several were found, or the id is malformed. */
const notOneRowCodes = new Set(['PGRST116', '22P02']);

/** The error code for a page after the last one. */
const noSuchPageCode = 'PGRST103';

function resultIn({ data, error, count, status }: CallResponse): RemoteResult | null {
  if (error === null) return status === 204 ? null : { data, count };
  return error.code === noSuchPageCode ? { data: [], count: null } : null;
}

/** Whether a retry may succeed: no connection, a broken response, a busy service. */
function isTemporary(status: number): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429;
}

function errorOf({ status, error }: CallResponse, signal: AbortSignal): PostSourceError {
  if (signal.aborted) return new PostSourceError(timeoutMessage, { cause: error });
  if (error?.code === tooLargeCode) {
    return new ResponseTooLargeError('The blog service sent more than this site reads at once.');
  }
  if (status === 0) {
    return new PostSourceError('The blog service could not be reached.', { cause: error });
  }
  if (status < 400) {
    return new PostSourceError('The blog service sent something that is not JSON.');
  }
  return new PostSourceError(
    messageIn(error) ?? `The blog service answered with status ${status}.`,
    { cause: error },
  );
}

/** The service's own message, if it is a sentence rather than a page. */
function messageIn(error: unknown): string | null {
  const message = typeof error === 'object' && error && 'message' in error ? error.message : '';
  if (typeof message !== 'string' || message.trim() === '') return null;
  return message.length > 300 || message.includes('<') ? null : message.trim();
}
