import type { FastifyError, FastifyReply, FastifySchemaValidationError } from 'fastify';
import type { z } from 'zod';
import { contentConflict } from '../../shared/desk/content.ts';
import { openedEnquiry } from '../../shared/desk/enquiries/opened.ts';
import type { DeskProblem } from '../../shared/desk/problems.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { ProblemKey, ServerWords } from '../words/words.ts';

/** Every refusal of the desk, including the data that a conflict adds. */
export const refusalResponse = contentConflict.extend({ enquiry: openedEnquiry.optional() });

type RefusalResponse = z.infer<typeof refusalResponse>;

interface RefusalDetails extends Partial<Omit<RefusalResponse, 'success' | 'problem' | 'message'>> {
  /** The key of the message, if not the default of the problem. */
  sentence?: ProblemKey;
  /** The values for the placeholders in that message. */
  values?: Record<string, string | number>;
  /** The status, if not the default of the problem. */
  status?: number;
}

/** Thrown to refuse a request to the desk; `sendRefusal` sends it. */
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

/**
 * The refusal of a request that does not match the schemas of its route; it names the field. An invalid id in the path
 * is `not-found`.
 */
export function refusalOf({
  validation: [issue],
  validationContext,
}: Pick<FastifyError, 'validationContext'> & {
  validation: FastifySchemaValidationError[];
}): Refusal {
  if (validationContext === 'params') return new Refusal('not-found');
  const field = issue?.instancePath.slice(1).replaceAll('/', '.');
  return new Refusal('invalid', field ? { field } : {});
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
  conflict: 409,
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

/** Sends a refusal, with a message in the person's language. */
export function sendRefusal(
  reply: FastifyReply,
  { problem, details }: Refusal,
  words: ServerWords,
): FastifyReply {
  const { sentence = problem, values = {}, status = statuses[problem], ...fields } = details;
  const sentences = [interpolate(words.problems[sentence], values)];
  if (fields.seconds !== undefined) {
    reply.header('retry-after', fields.seconds);
    const time = durationOf(fields.seconds, words.language);
    sentences.push(interpolate(words.problems['try-again'], { TIME: time }));
  }
  const refusal: RefusalResponse = {
    success: false,
    problem,
    message: sentences.join(' '),
    ...fields,
  };
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
