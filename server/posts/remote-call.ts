import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import pRetry, { AbortError } from 'p-retry';
import { PostSourceError } from './source.ts';

/** How long and how often a remote service is asked. All times in milliseconds. */
export interface Attempts {
  /** Longest time one call may take, its whole answer included. */
  callTimeout: number;
  /** Longest time all attempts at one call may take together. */
  budget: number;
  /** Wait before the first repetition; each further one waits twice as long. */
  firstDelay: number;
}

/** What a call brought; `count` is the number of rows the table holds, where the service said. */
export interface Answer {
  data: unknown;
  count: number | null;
}

type Response = PostgrestSingleResponse<unknown>;

const repetitions = 3;

/**
 * Makes one call, again where that may help, until it is answered or its time is up.
 * @param call starts the call; must stop when the signal says so
 * @returns the answer, or null where a single row was asked for and there is not one
 * @throws PostSourceError
 */
export async function callRemote(
  call: (signal: AbortSignal) => PromiseLike<Response>,
  attempts: Attempts,
): Promise<Answer | null> {
  const budget = AbortSignal.timeout(attempts.budget);
  let lastProblem = new PostSourceError(tooSlow);
  const attempt = async (): Promise<Answer | null> => {
    const signal = AbortSignal.any([budget, AbortSignal.timeout(attempts.callTimeout)]);
    const response = await call(signal);
    if (response.error && notOneRow.has(response.error.code)) return null;
    const answer = answerIn(response);
    if (answer !== null) return answer;
    lastProblem = problemOf(response, signal);
    throw mayPass(response.status) ? lastProblem : new AbortError(lastProblem);
  };
  try {
    return await pRetry(attempt, {
      retries: repetitions,
      minTimeout: attempts.firstDelay,
      signal: budget,
    });
  } catch {
    throw lastProblem;
  }
}

const tooSlow = 'The blog service did not answer in time.';

/** Codes that say "there is not one such row": none or several found, or not even an id. */
const notOneRow = new Set(['PGRST116', '22P02']);

/** The code for a page behind the last one. */
const noSuchPage = 'PGRST103';

function answerIn({ data, error, count, status }: Response): Answer | null {
  if (error === null) return status === 204 ? null : { data, count };
  return error.code === noSuchPage ? { data: [], count: null } : null;
}

/** Whether the same call may do better later: no connection, a broken answer, a busy service. */
function mayPass(status: number): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429;
}

function problemOf({ status, error }: Response, signal: AbortSignal): PostSourceError {
  if (signal.aborted) return new PostSourceError(tooSlow, { cause: error });
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

/** The service's own words, where they are a sentence and not a page. */
function messageIn(error: unknown): string | null {
  const message = typeof error === 'object' && error && 'message' in error ? error.message : '';
  if (typeof message !== 'string' || message.trim() === '') return null;
  return message.length > 300 || message.includes('<') ? null : message.trim();
}
