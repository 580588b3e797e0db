import { QueryClient } from '@tanstack/react-query';

/** Posts stay fresh for this many milliseconds. */
const freshFor = 5 * 60 * 1000;

/** How many times a failed request is retried. */
const retries = 3;

/** Milliseconds before the first retry; each further one waits twice as long. */
const firstPause = 250;

/**
 * How long after it was opened a page stops waiting for posts, in milliseconds: with a pause of up to a second before a
 * retry, the visitor knows within five seconds.
 */
const pageTimeout = 3_500;

/** The minimum time for a request, in milliseconds, if a slow network has delayed the scripts. */
const minTime = 1_000;

/** Why a request is aborted at the deadline; it is not retried. */
class TooLateError extends Error {
  override name = 'TooLateError';
}

/** Why the last attempt failed. */
let lastFailure: Error | undefined;

/** A client with the site's settings: three retries, with pauses that double each time. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: (failures, error) => {
          lastFailure = error;
          return failures < retries && !(error instanceof TooLateError);
        },
        retryDelay: (failures) => firstPause * 2 ** failures,
        refetchOnWindowFocus: false,
      },
    },
  });
}

let deadline: AbortSignal | undefined;

/**
 * The signal that aborts the requests that the page cannot be shown without; the time counts from when the page was
 * opened. The reason has the message of the last failure, if there was one.
 */
export function pageDeadline(): AbortSignal {
  deadline ??= startDeadline();
  return deadline;
}

function startDeadline(): AbortSignal {
  const controller = new AbortController();
  const giveUp = () => {
    const message = lastFailure?.message ?? 'The posts did not arrive in time.';
    controller.abort(new TooLateError(message));
  };
  setTimeout(giveUp, Math.max(minTime, pageTimeout - performance.now()));
  return controller.signal;
}
