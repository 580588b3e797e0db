import { type ProblemSentence, serverCopy } from '../../../shared/desk/server-copy.ts';

/** Why a requested change of a post is refused. */
export type ChangeProblem =
  | 'missing'
  | 'conflict'
  | 'incomplete'
  | 'unaddressed'
  | 'taken'
  | 'too-large'
  | 'past'
  | 'unchanged'
  | 'not-live'
  | 'language'
  | 'has-draft'
  | 'on-site'
  | 'unlinkable';

/** A refused change of a post: nothing has been changed. Its message is a sentence for the command line. */
export class PostChangeError extends Error {
  override name = 'PostChangeError';
  readonly problem: ChangeProblem;
  /** The sentence with which the desk refuses. */
  readonly says: ProblemSentence;
  /** The field of the post that is wrong, where one is. */
  readonly field: string | undefined;

  constructor(problem: ChangeProblem) {
    const says = `post-${problem}` as const;
    super(serverCopy.problems[says]);
    this.problem = problem;
    this.says = says;
    this.field = problem === 'unaddressed' ? 'slug' : undefined;
  }
}
