/** Why a requested change of a post is refused. */
export type ChangeProblem =
  | 'missing'
  | 'conflict'
  | 'incomplete'
  | 'taken'
  | 'too-large'
  | 'past'
  | 'unchanged'
  | 'not-live'
  | 'language'
  | 'has-draft'
  | 'on-site';

const sentences: Record<ChangeProblem, string> = {
  missing: 'There is no such post.',
  conflict: 'Someone else has changed this post. This is how it is now.',
  incomplete: 'A post needs a title and a text before it can be published.',
  taken: 'Another post has this address, or had it, or an article has it.',
  'too-large': 'This text is too large for one post.',
  past: 'This time is over. Choose one that is to come.',
  unchanged: 'There is nothing to publish: the site shows this post as it is.',
  'not-live': 'This post is not on the site.',
  language: 'The site has no such language.',
  'has-draft':
    'This post has changes at the desk that are not on the site. Publish or discard them there first.',
  'on-site':
    'This post is on the site already: it cannot come later. Take it off first, or leave out the date.',
};

/** A refused change of a post: nothing has been changed. Its message is a sentence for people. */
export class PostChangeError extends Error {
  override name = 'PostChangeError';
  readonly problem: ChangeProblem;

  constructor(problem: ChangeProblem) {
    super(sentences[problem]);
    this.problem = problem;
  }
}
