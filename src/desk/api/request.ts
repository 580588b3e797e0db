import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { NoticesAnswer } from '../../../shared/desk/notices.ts';
import type { OpenedPost } from '../../../shared/desk/posts.ts';
import type { DeskProblem, DeskRefusal } from '../../../shared/desk/problems.ts';
import type { Overtaken, SiteMistake } from '../../../shared/desk/site/site.ts';

/** How something is now, where someone else was faster; or what is wrong with it. */
interface Current {
  enquiry?: OpenedEnquiry;
  notices?: NoticesAnswer;
  post?: OpenedPost;
  mistakes?: SiteMistake[];
  overtaken?: Overtaken[];
}

/** Why the desk did not do what it was asked; `unreachable` where no answer came at all. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly problem: DeskProblem | 'unreachable';
  /** How the enquiry is now, where someone else was faster. */
  readonly enquiry: OpenedEnquiry | undefined;
  /** How the notices are now. */
  readonly notices: NoticesAnswer | undefined;
  /** How the post is now. */
  readonly post: OpenedPost | undefined;
  /** Which part of what was sent is wrong, where one is. */
  readonly field: string | undefined;
  /** What is wrong with the site, where it could not be published for it. */
  readonly mistakes: SiteMistake[];
  /** What the site shows by now, where it could not be published for it. */
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
  get isPassing(): boolean {
    return this.problem === 'unreachable' || this.problem === 'unavailable';
  }
}

/** Longest that an answer is waited for, in milliseconds. */
const usualTimeout = 20_000;

/**
 * Asks the server of the desk.
 * @param path below `/api/desk`
 * @param body sent as JSON
 * @param timeout longest that the answer is waited for, in milliseconds
 * @throws DeskError where it refuses or cannot be reached
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
 * What the server has answered; undefined where it has answered without content.
 * @throws DeskError where it has refused, or something else has answered in its place
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
    // A proxy's page, or that of a Wi-Fi network that wants a sign-in first.
    throw new DeskError('unreachable', '');
  }
}
