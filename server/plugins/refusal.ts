import type { FastifyReply } from 'fastify';
import type { OpenedEnquiry } from '../../shared/desk/enquiries.ts';
import type { NoticesAnswer } from '../../shared/desk/notices.ts';
import type { OpenedPost } from '../../shared/desk/posts.ts';
import type { DeskProblem, DeskRefusal } from '../../shared/desk/problems.ts';
import { pictureFaults } from '../pictures/faults.ts';

interface RefusalDetails {
  /** Seconds until it can be tried again. */
  seconds?: number;
  /** Replaces the usual message of the problem. */
  message?: string;
  /** The current enquiry or post, after a conflict. */
  enquiry?: OpenedEnquiry;
  post?: OpenedPost;
  /** The current notices, after a conflict. */
  notices?: NoticesAnswer;
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

const answers: Record<DeskProblem, [status: number, message: string]> = {
  'signed-out': [401, 'Please sign in.'],
  'no-accounts': [
    401,
    'Nobody can sign in yet. To make the first account: npm run staff -- add EMAIL --name NAME --role doctor',
  ],
  'wrong-credentials': [401, 'The email address or the password is wrong.'],
  'wrong-code': [401, 'This code is wrong, or it has been used.'],
  'link-used': [410, 'This link has been used, or it is too old. Please ask for another.'],
  wait: [429, 'There were too many wrong attempts.'],
  'too-many': [429, 'Too many attempts came from your connection.'],
  'not-allowed': [403, 'This is for the doctor only.'],
  'not-found': [404, 'There is nothing at this address.'],
  'changed-meanwhile': [409, 'Someone else has changed this meanwhile. This is how it is now.'],
  taken: [409, 'Someone with this email address has an account already.'],
  'last-doctor': [
    409,
    'Nobody could add people any more. Another doctor has to choose a password first.',
  ],
  invalid: [422, 'This request could not be understood.'],
  'cross-site': [403, 'The desk can only be used from its own pages.'],
  busy: [503, 'Other pictures are just being prepared.'],
  'picture-format': [415, pictureFaults.format],
  'picture-heic': [415, pictureFaults.heic],
  'picture-unreadable': [422, pictureFaults.unreadable],
  'picture-too-large': [413, pictureFaults.large],
  'picture-unfinished': [503, pictureFaults.unfinished],
  unavailable: [503, 'Something went wrong here. Please try again later.'],
};

/**
 * Sends a refusal.
 * @param status overrides the usual one of the problem
 */
export function sendRefusal(
  reply: FastifyReply,
  { problem, details }: Refusal,
  status = answers[problem][0],
): FastifyReply {
  const [, sentence] = answers[problem];
  const { seconds } = details;
  if (seconds !== undefined) reply.header('retry-after', seconds);
  const message =
    seconds === undefined ? sentence : `${sentence} Please try again in ${durationOf(seconds)}.`;
  const refusal: DeskRefusal = { success: false, problem, message, ...details };
  return reply.code(status).send(refusal);
}

function durationOf(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
