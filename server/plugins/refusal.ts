import type { FastifyReply } from 'fastify';
import type { OpenedEnquiry } from '../../shared/desk/enquiries/opened.ts';
import type { NoticesAnswer } from '../../shared/desk/notices.ts';
import type { OpenedPost } from '../../shared/desk/posts.ts';
import type { DeskProblem, DeskRefusal } from '../../shared/desk/problems.ts';
import type { Overtaken, SiteMistake } from '../../shared/desk/site/site.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { ProblemSentence, ServerWords } from '../words/words.ts';

interface RefusalDetails {
  /** The sentence, if it is not the problem's usual one. */
  says?: ProblemSentence;
  /** The values for the placeholders in that sentence. */
  values?: Record<string, string | number>;
  /** The status, if it is not the problem's usual one. */
  status?: number;
  /** Seconds until it can be tried again. */
  seconds?: number;
  /** The current enquiry or post, after a conflict. */
  enquiry?: OpenedEnquiry;
  post?: OpenedPost;
  /** The current notices, after a conflict. */
  notices?: NoticesAnswer;
  /** What is wrong with the site that was to be published, and what has changed in it in the meantime. */
  mistakes?: SiteMistake[];
  overtaken?: Overtaken[];
  /** The path of the invalid part of the body. */
  field?: string;
}

/** Thrown to answer a request with a `deskRefusal`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problem: DeskProblem;
  readonly details: RefusalDetails;

  constructor(problem: DeskProblem, details: RefusalDetails = {}) {
    super(problem);
    this.problem = problem;
    this.details = details;
  }
}

const statuses: Record<DeskProblem, number> = {
  'signed-out': 401,
  'no-accounts': 401,
  'wrong-credentials': 401,
  'wrong-code': 401,
  'link-used': 410,
  wait: 429,
  'too-many': 429,
  'not-allowed': 403,
  'not-found': 404,
  'changed-meanwhile': 409,
  taken: 409,
  'last-doctor': 409,
  invalid: 422,
  'cross-site': 403,
  busy: 503,
  'picture-format': 415,
  'picture-heic': 415,
  'picture-unreadable': 422,
  'picture-too-large': 413,
  'picture-narrow': 422,
  'picture-unfinished': 503,
  unavailable: 503,
};

/** Sends a refusal, with a sentence in the person's language. */
export function sendRefusal(
  reply: FastifyReply,
  { problem, details }: Refusal,
  words: ServerWords,
): FastifyReply {
  const { says = problem, values = {}, status = statuses[problem], ...sent } = details;
  const sentences = [interpolate(words.problems[says], values)];
  if (sent.seconds !== undefined) {
    reply.header('retry-after', sent.seconds);
    const time = durationOf(sent.seconds, words.language);
    sentences.push(interpolate(words.problems['try-again'], { TIME: time }));
  }
  const refusal: DeskRefusal = { success: false, problem, message: sentences.join(' '), ...sent };
  return reply.code(status).send(refusal);
}

function durationOf(seconds: number, language: string): string {
  const isShort = seconds < 60;
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(isShort ? seconds : Math.ceil(seconds / 60));
}
