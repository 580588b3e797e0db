import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { NoticesAnswer } from '../../../shared/desk/notices.ts';
import type { OpenedPost } from '../../../shared/desk/posts.ts';
import type { DeskProblem, DeskRefusal } from '../../../shared/desk/problems.ts';
import type { Overtaken, SiteMistake } from '../../../shared/desk/site/site.ts';

/** The current state, if someone else has changed it first, or what is wrong with the request. */
interface Current {
  enquiry?: OpenedEnquiry;
  notices?: NoticesAnswer;
  post?: OpenedPost;
  mistakes?: SiteMistake[];
  overtaken?: Overtaken[];
}

/** Why the server refused a request; `unreachable` if no answer came at all. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly problem: DeskProblem | 'unreachable';
  /** The current enquiry, if someone else has changed it first. */
  readonly enquiry: OpenedEnquiry | undefined;
  /** The current notices. */
  readonly notices: NoticesAnswer | undefined;
  /** The current post. */
  readonly post: OpenedPost | undefined;
  /** The field that is wrong, if one is. */
  readonly field: string | undefined;
  /** The mistakes that prevent publishing the site. */
  readonly mistakes: SiteMistake[];
  /** What someone else has published meanwhile, which prevents publishing the site. */
  readonly overtaken: Overtaken[];

  constructor(
    problem: DeskError['problem'],
    message: string,
    current: Current & Pick<DeskRefusal, 'field'> = {},
  ) {
    super(message);
    this.problem = problem;
    this.enquiry = current.enquiry;
    this.notices = current.notices;
    this.post = current.post;
    this.field = current.field;
    this.mistakes = current.mistakes ?? [];
    this.overtaken = current.overtaken ?? [];
  }

  /** Whether a retry may succeed. */
  get isTemporary(): boolean {
    return this.problem === 'unreachable' || this.problem === 'unavailable';
  }
}

/** The longest wait for an answer, in milliseconds. */
const usualTimeout = 20_000;

/**
 * Sends a request to the desk's server.
 * @param path below `/api/desk`
 * @param body sent as JSON
 * @param timeout the longest wait for the answer, in milliseconds
 * @throws DeskError if it refuses or cannot be reached
 */
export async function ask<Answer = void>(
  path: string,
  method = 'GET',
  body?: object,
  timeout = usualTimeout,
): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/desk${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    throw new DeskError('unreachable', '');
  }
  return answerOf<Answer>(response.ok, text);
}

/**
 * Reads the server's answer; undefined if it has no content.
 * @throws DeskError if the server refused, or something else answered in its place
 */
export function answerOf<Answer>(isOk: boolean, text: string): Answer {
  const answer = parsed(text);
  if (isOk) return answer as Answer;
  const refusal = answer as (DeskRefusal & Current) | undefined;
  if (refusal?.problem === undefined) throw new DeskError('unreachable', '');
  throw new DeskError(refusal.problem, refusal.message, refusal);
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // A page of a proxy, or of a Wi-Fi network that requires signing in first.
    throw new DeskError('unreachable', '');
  }
}
