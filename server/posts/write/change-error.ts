import { interpolate } from '../../../shared/interpolate.ts';
import { en } from '../../words/en.ts';
import type { ProblemSentence } from '../../words/words.ts';

/** Why a requested change to a post is refused. */
export type ChangeProblem =
  | 'missing'
  | 'conflict'
  | 'incomplete'
  | 'marked'
  | 'unaddressed'
  | 'taken'
  | 'too-large'
  | 'past'
  | 'unchanged'
  | 'not-live'
  | 'language'
  | 'has-draft'
  | 'on-site'
  | 'unlinkable'
  | 'translated';

/** A refused change to a post: nothing has been changed. Its message is a sentence for the command line. */
export class PostChangeError extends Error {
  override name = 'PostChangeError';
  readonly problem: ChangeProblem;
  /** The sentence with which the desk refuses. */
  readonly says: ProblemSentence;
  /** The values for the placeholders in it. */
  readonly values: Record<string, string>;
  /** The field of the post that is wrong, if any. */
  readonly field: string | undefined;

  constructor(problem: ChangeProblem, values: Record<string, string> = {}) {
    const says = `post-${problem}` as const;
    super(interpolate(en.problems[says], values));
    this.problem = problem;
    this.says = says;
    this.values = values;
    this.field = problem === 'unaddressed' ? 'slug' : undefined;
  }
}
